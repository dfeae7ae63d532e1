/* Evaluates the distance to a formula recursively, row by row of the table that expression_distance.h names.
 */
#include "heuristics/language/expression_distance.h"

#include <math.h>

#include "heuristics/language/expression_tree.h"

typedef enum Truth { IS_FALSE, IS_TRUE, HAS_NO_VALUE } Truth;

typedef struct Measured {
    double cost;
    Truth truth;
} Measured;

typedef struct Measurement {
    Evaluation evaluation;
    const DistanceForm *form;
} Measurement;

static Measured measure(const Measurement *measurement, uint32_t index, bool negated);

static Measured without_value(const Measurement *measurement)
{
    return (Measured){measurement->form->without_value, HAS_NO_VALUE};
}

static Measured of_truth(bool truth, double cost)
{
    return (Measured){truth ? 0 : cost, truth ? IS_TRUE : IS_FALSE};
}

/* --- and, or --- */

static Measured both(const Measurement *measurement, Measured a, Measured b)
{
    return (Measured){measurement->form->admissible ? fmax(a.cost, b.cost) : a.cost + b.cost,
                      a.truth != IS_TRUE ? a.truth : b.truth};
}

static Measured either(const Measurement *measurement, Measured a, Measured b)
{
    Truth truth = a.truth != IS_FALSE ? a.truth : b.truth;
    double cost = measurement->form->admissible ? fmin(a.cost, b.cost) : (a.cost + b.cost) / 2;
    return (Measured){truth == IS_TRUE ? 0 : cost, truth};
}

static Measured measure_logic(const Measurement *measurement, const SyntaxNode *node, bool negated)
{
    bool one_is_enough = (node->operator== OPERATOR_OR) != negated;
    Measured left = measure(measurement, node->left, negated);
    if (one_is_enough && left.truth == IS_TRUE)
        return left;
    return (one_is_enough ? either : both)(measurement, left, measure(measurement, node->right, negated));
}

/* c ? a : b is (c && a) || (!c && b). */
static Measured measure_choice(const Measurement *measurement, const SyntaxNode *node, bool negated)
{
    Measured then = both(measurement, measure(measurement, node->left, false),
                         measure(measurement, node->middle, negated));
    Measured otherwise =
        both(measurement, measure(measurement, node->left, true), measure(measurement, node->right, negated));
    return either(measurement, then, otherwise);
}

/* --- quantifiers --- */

static Measured measure_some(const Measurement *measurement, const SyntaxNode *node, Elements *elements,
                             bool negated)
{
    double sum = 0, least = INFINITY;
    uint64_t count = 0;
    Truth truth = IS_FALSE;
    for (; elements_next(&measurement->evaluation, elements); count++) {
        Measured one = measure(measurement, node->right, negated);
        if (one.truth == IS_TRUE)
            return one;
        truth = one.truth == HAS_NO_VALUE ? HAS_NO_VALUE : truth;
        sum += one.cost;
        least = fmin(least, one.cost);
    }
    return (Measured){count == 0 || measurement->form->admissible ? least : sum / (double)count, truth};
}

static Measured measure_all(const Measurement *measurement, const SyntaxNode *node, Elements *elements,
                            bool negated)
{
    double sum = 0, most = 0;
    bool any_false = false, all_known = true;
    while (elements_next(&measurement->evaluation, elements)) {
        Measured one = measure(measurement, node->right, negated);
        any_false |= one.truth == IS_FALSE;
        all_known &= one.truth != HAS_NO_VALUE;
        sum += one.cost;
        most = fmax(most, one.cost);
    }
    return (Measured){measurement->form->admissible ? most : sum, any_false   ? IS_FALSE
                                                                  : all_known ? IS_TRUE
                                                                              : HAS_NO_VALUE};
}

static Measured measure_quantifier(const Measurement *measurement, const SyntaxNode *node, bool negated)
{
    Elements elements;
    if (!elements_begin(&measurement->evaluation, node, &elements))
        return without_value(measurement);
    return ((node->operator== OPERATOR_EXISTS) != negated ? measure_some : measure_all)(measurement, node,
                                                                                        &elements, negated);
}

/* --- comparisons --- */

static Operator opposite(Operator operator)
{
    switch (operator) {
    case OPERATOR_EQUAL: return OPERATOR_UNEQUAL;
    case OPERATOR_UNEQUAL: return OPERATOR_EQUAL;
    case OPERATOR_LESS: return OPERATOR_GREATER_EQUAL;
    case OPERATOR_LESS_EQUAL: return OPERATOR_GREATER;
    case OPERATOR_GREATER: return OPERATOR_LESS_EQUAL;
    default: return OPERATOR_LESS;
    }
}

/* |x - y|; whole numbers as such, for doubles cannot tell large ones apart. */
static double gap(const ExpressionValue *x, const ExpressionValue *y)
{
    bool are_whole = x->type <= TYPE_LONG && y->type <= TYPE_LONG;
    if (are_whole)
        return x->whole > y->whole ? (double)((uint64_t)x->whole - (uint64_t)y->whole)
                                   : (double)((uint64_t)y->whole - (uint64_t)x->whole);
    double difference = fabs(expression_number(x) - expression_number(y));
    return isnan(difference) ? INFINITY : difference;
}

/* Of one that does not hold.  The table has no !=, which the least change fulfils; and between references
 * there is no distance. */
static double comparison_cost(Operator operator, const ExpressionValue * x, const ExpressionValue *y)
{
    if (operator== OPERATOR_UNEQUAL || x->type == TYPE_REFERENCE)
        return 1;
    return gap(x, y) + (operator== OPERATOR_LESS || operator== OPERATOR_GREATER);
}

static Measured measure_comparison(const Measurement *measurement, const SyntaxNode *node, bool negated)
{
    ExpressionValue x, y;
    if (!evaluate_node(&measurement->evaluation, node->left, &x)
        || !evaluate_node(&measurement->evaluation, node->right, &y))
        return without_value(measurement);
    bool truth = expression_is_true(node->operator, expression_order(&x, &y)) != negated;
    return of_truth(truth,
                    measurement->form->admissible
                        ? 1
                        : comparison_cost(negated ? opposite(node->operator) : node->operator, & x, &y));
}

/* --- the whole --- */

static Measured measure_variable(const Measurement *measurement, uint32_t index, bool negated)
{
    ExpressionValue value;
    if (!evaluate_node(&measurement->evaluation, index, &value))
        return without_value(measurement);
    return of_truth((value.whole != 0) != negated, 1);
}

static Measured measure(const Measurement *measurement, uint32_t index, bool negated)
{
    const SyntaxNode *node = &measurement->evaluation.nodes[index];
    switch (node->kind) {
    case NODE_LITERAL: return of_truth((node->value.whole != 0) != negated, INFINITY);
    case NODE_UNARY: return measure(measurement, node->left, !negated);
    case NODE_CHOOSE: return measure_choice(measurement, node, negated);
    case NODE_QUANTIFIER: return measure_quantifier(measurement, node, negated);
    case NODE_BINARY:
        return (node->operator== OPERATOR_OR || node->operator== OPERATOR_AND
                    ? measure_logic
                    : measure_comparison)(measurement, node, negated);
    default: return measure_variable(measurement, index, negated);
    }
}

double expression_distance(const Expression *expression, const Vm *vm, const DistanceForm *form)
{
    ExpressionValue variables[EXPRESSION_NESTING_MAX];
    uint64_t visits = VISITS_BEGIN;
    Measurement measurement = {{.nodes = expression->nodes,
                                .vm = vm,
                                .variables = variables,
                                .visits = &visits,
                                .initialized = true},
                               form};
    return measure(&measurement, expression->root, false).cost;
}
