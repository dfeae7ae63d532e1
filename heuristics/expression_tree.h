/* Expressions from the inside: what the lexer, the parser, the binder and the evaluator share.
 *
 * A tree is an array of nodes that name each other by index; children come before their parents.
 *
 *   Main.a[0] + 1      NAME Main <- MEMBER a <- INDEX . <- BINARY + .
 *                                   NUMBER 0 <-+           |
 *                                               NUMBER 1 <-+      */
#ifndef HEURISTICS_EXPRESSION_TREE_H
#define HEURISTICS_EXPRESSION_TREE_H

#include "heuristics/expression.h"

typedef enum Operator {
    OPERATOR_NONE, OPERATOR_NOT, OPERATOR_NEGATE, OPERATOR_ABS,
    OPERATOR_OR, OPERATOR_AND, OPERATOR_EQUAL, OPERATOR_UNEQUAL, OPERATOR_LESS, OPERATOR_LESS_EQUAL, OPERATOR_GREATER, OPERATOR_GREATER_EQUAL,
    OPERATOR_ADD, OPERATOR_SUBTRACT, OPERATOR_MULTIPLY, OPERATOR_DIVIDE, OPERATOR_REMAINDER, OPERATOR_MIN, OPERATOR_MAX
} Operator;

typedef enum NodeKind {
    NODE_LITERAL, NODE_NULL, NODE_UNARY, NODE_BINARY, NODE_CHOOSE /* ? : */, NODE_INDEX,
    NODE_NAME, NODE_MEMBER,                                     /* until it is bound; then: */
    NODE_PACKAGE, NODE_CLASS,                                   /* no values: what is left of a static field */
    NODE_STATIC, NODE_FIELD, NODE_FIELD_BELOW, NODE_LENGTH
} NodeKind;

typedef struct Node {
    NodeKind        kind;
    Operator        operator;
    uint32_t        column;             /* of its operator, or of its first character; from 0 */
    uint32_t        left, middle, right;/* children */
    uint32_t        start, length;      /* of a name, in the text */
    ExpressionValue value;              /* of a literal */
    ExpressionType  type;               /* from here on: known when bound */
    const Class    *class;              /* of a CLASS; of a reference: its declared class, NULL when that is not known */
    const Field    *field;              /* of a FIELD_BELOW: one of those that may be meant; the object's class decides */
} Node;

struct Expression {
    char    *text;
    Node    *nodes;
    uint32_t count, capacity, root;
};

#define NO_NODE UINT32_MAX

/* Sets the message: `format`, the text, and a caret below `column`.  Returns false. */
__attribute__((format(printf, 4, 5)))
bool expression_error(const Expression *expression, uint32_t column, Error *error, const char *format, ...);

/* --- the lexer ------------------------------------------------------------------------------------------------------- */

typedef enum TokenKind { TOKEN_END, TOKEN_NAME, TOKEN_NUMBER, TOKEN_SYMBOL, TOKEN_WRONG } TokenKind;

typedef struct Token {
    TokenKind       kind;
    uint32_t        start, length;
    ExpressionValue value;              /* of a number */
    const char     *problem;            /* of what is wrong */
} Token;

Token token_at(const char *text, uint32_t position);       /* the first from there on */
bool  token_is(const Token *token, const char *text, const char *word);

#endif
