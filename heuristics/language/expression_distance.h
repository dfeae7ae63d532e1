/* How far a state is from one in which a formula holds: the estimate C of Seppi, Jones and Lamborn, "Guided
 * Model Checking with a Bayesian Meta-heuristic", table 1, defined recursively on the formula.  Negations are
 * pushed inwards first, so that they stand before boolean variables only. */
#ifndef HEURISTICS_LANGUAGE_EXPRESSION_DISTANCE_H
#define HEURISTICS_LANGUAGE_EXPRESSION_DISTANCE_H

#include "heuristics/expression.h"

typedef struct DistanceForm {
    bool admissible; /* the table's right column: never more than the steps that are needed; else its left one
                      */
    double without_value; /* of a part of the formula that has no value */
} DistanceForm;

/* Of a formula that is bound and boolean. */
double expression_distance(const Expression *expression, const Vm *vm, const DistanceForm *form);

#endif
