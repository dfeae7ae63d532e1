/* Expressions over a program's state, in Java's notation: `bench.BufferExample.buffer.capacity -
 * bench.BufferExample.buffer.current`.
 *
 *   text --parse--> tree --bind to a program: names become fields, types are checked--> evaluate in any
 *   state of it
 *
 * In some states an expression has no value: a class is not initialized, something is null, an index out of
 * bounds, a divisor 0. */
#ifndef HEURISTICS_EXPRESSION_H
#define HEURISTICS_EXPRESSION_H

#include "base/bytes.h"
#include "base/error.h"
#include "vm/view.h"

typedef struct Expression Expression;

typedef enum ExpressionType {
    TYPE_BOOLEAN,
    TYPE_INT,
    TYPE_LONG,
    TYPE_FLOAT,
    TYPE_DOUBLE,
    TYPE_REFERENCE
} ExpressionType;

typedef struct ExpressionValue {
    ExpressionType type;
    union {
        int64_t whole; /* boolean (0, 1), int, long */
        double real;   /* float, double */
        Ref reference;
    };
} ExpressionValue;

enum { EXPRESSION_LENGTH_MAX = 4096, EXPRESSION_NESTING_MAX = 100, EXPRESSION_VISITS_MAX = 1 << 20 };

/* NULL and a message of three lines that points at the column: what is wrong, the text, a caret. */
Expression *expression_parse(const char *text, Error *error);
void expression_destroy(Expression *expression);

/* Once, before it is evaluated.  Classes are loaded as needed, which changes no state. */
bool expression_bind(Expression *expression, const Vm *vm, Error *error);
ExpressionType expression_type(const Expression *expression);

/* false: it has no value in this state, or the variables of its quantifiers would go through more than
 * EXPRESSION_VISITS_MAX values in all. */
bool expression_evaluate(const Expression *expression, const Vm *vm, ExpressionValue *value);

/* As a goal, bound and boolean: does it have a value and is that true?  Classes whose initializer still runs
 * have no values here.  *too_large: not known, for want of more than EXPRESSION_VISITS_MAX values. */
bool expression_holds(const Expression *expression, const Vm *vm, bool *too_large);

/* Where it holds: the values that it has read, as lines. */
void expression_explain(const Expression *expression, const Vm *vm, Bytes *out);

/* Of a boolean or a number. */
double expression_number(const ExpressionValue *value);

const char *expression_text(const Expression *expression);

/* What a bound expression reads: `field` is called with each field's name, `array` with the class of each
 * array whose elements it reads (NULL: not known). */
typedef struct ExpressionReads {
    void *self;
    void (*field)(void *self, const char *name);
    void (*array)(void *self, const Class *array);
} ExpressionReads;
void expression_list_reads(const Expression *expression, const ExpressionReads *reads);

#endif
