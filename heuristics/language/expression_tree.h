/* Expressions from the inside: what the lexer, the parser, the binder and the evaluator share.
 *
 * A tree is an array of nodes that name each other by index; children come before their parents.
 *
 *   Main.a[0] + 1      NAME Main <- MEMBER a <- INDEX . <- BINARY + .
 *                                   NUMBER 0 <-+           |
 *                                               NUMBER 1 <-+      */
#ifndef HEURISTICS_LANGUAGE_EXPRESSION_TREE_H
#define HEURISTICS_LANGUAGE_EXPRESSION_TREE_H

#include "heuristics/expression.h"

typedef enum Operator {
    OPERATOR_NONE,
    OPERATOR_NOT,
    OPERATOR_NEGATE,
    OPERATOR_ABS,
    OPERATOR_OR,
    OPERATOR_AND,
    OPERATOR_EQUAL,
    OPERATOR_UNEQUAL,
    OPERATOR_LESS,
    OPERATOR_LESS_EQUAL,
    OPERATOR_GREATER,
    OPERATOR_GREATER_EQUAL,
    OPERATOR_ADD,
    OPERATOR_SUBTRACT,
    OPERATOR_MULTIPLY,
    OPERATOR_DIVIDE,
    OPERATOR_REMAINDER,
    OPERATOR_MIN,
    OPERATOR_MAX,
    OPERATOR_IMPLIES, /* of the parser only, which makes !a || b of it */
    OPERATOR_EXISTS,
    OPERATOR_FORALL,
    OPERATOR_COUNT,
    OPERATOR_SUM /* of quantifiers */
} Operator;

typedef enum NodeKind {
    NODE_LITERAL,
    NODE_NULL,
    NODE_UNARY,
    NODE_BINARY,
    NODE_CHOOSE /* ? : */,
    NODE_INDEX,
    NODE_QUANTIFIER,
    NODE_NAME,
    NODE_MEMBER, /* until it is bound; then: */
    NODE_PACKAGE,
    NODE_CLASS, /* no values: what is left of a static field */
    NODE_STATIC,
    NODE_FIELD,
    NODE_FIELD_BELOW,
    NODE_LENGTH,
    NODE_VARIABLE
} NodeKind;

typedef struct SyntaxNode {
    NodeKind kind;
    Operator operator;
    uint32_t column; /* of its operator, or of its first character; from 0 */
    uint32_t left, middle,
        right;              /* children; of a quantifier: first and last or array and NO_NODE, and its body */
    uint32_t start, length; /* of a name, in the text; of a quantifier: its variable's */
    ExpressionValue
        value; /* of a literal; of a quantifier or a bound variable: how many others are around it */
    ExpressionType type; /* from here on: known when bound */
    const Class *class;  /* of a CLASS; of a reference: its declared class, NULL when that is not known */
    const Field *field;  /* of a FIELD_BELOW: one of those that may be meant; the object's class decides */
} SyntaxNode;

struct Expression {
    char *text;
    SyntaxNode *nodes;
    uint32_t count, capacity, root;
};

#define NO_NODE UINT32_MAX

/* Sets the message: `format`, the text, and a caret below `column`.  Returns false. */
__attribute__((format(printf, 4, 5))) bool expression_error(const Expression *expression, uint32_t column,
                                                            Error *error, const char *format, ...);

/* --- the lexer --- */

typedef enum TokenKind { TOKEN_END, TOKEN_NAME, TOKEN_NUMBER, TOKEN_SYMBOL, TOKEN_WRONG } TokenKind;

typedef struct Token {
    TokenKind kind;
    uint32_t start, length;
    ExpressionValue value; /* of a number */
    const char *problem;   /* of what is wrong */
} Token;

Token token_at(const char *text, uint32_t position); /* the first from there on */
bool token_is(const Token *token, const char *text, const char *word);

/* --- the evaluator --- */

enum { VISITS_EXCEEDED = 0, VISITS_BEGIN = EXPRESSION_VISITS_MAX + 1 };

typedef struct Evaluation {
    const SyntaxNode *nodes;
    const Vm *vm;
    ExpressionValue
        *variables; /* by how many quantifiers are around theirs; room for EXPRESSION_NESTING_MAX */
    uint64_t *
        visits; /* how many more elements quantifiers may go through, + 1; VISITS_EXCEEDED: one wanted more */
    bool initialized; /* a class whose initializer still runs has no values */
} Evaluation;

/* The value of a node, in whose quantifiers the variables are; false: it has none. */
bool evaluate_node(const Evaluation *evaluation, uint32_t index, ExpressionValue *value);

/* What a quantifier's variable goes through. */
typedef struct Elements {
    const SyntaxNode *quantifier;
    Ref array;           /* 0: a range */
    uint64_t next, left; /* the next value or index, and how many there are from it on */
} Elements;

bool elements_begin(const Evaluation *evaluation, const SyntaxNode *quantifier,
                    Elements *elements); /* false: there is none, or it is too large */
bool elements_next(const Evaluation *evaluation,
                   Elements *elements); /* sets the variable; false: there are no more */

bool expression_is_true(Operator operator, int order); /* of two values, see expression_order */
int expression_order(const ExpressionValue *left,
                     const ExpressionValue *right); /* -1, 0, 1; 2: one of them is not a number */

#endif
