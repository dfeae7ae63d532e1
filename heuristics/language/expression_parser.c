/* From tokens to a tree, by precedence; see expression_tree.h.
 *
 *   expression  operation [ "?" expression ":" expression ]
 *   operation   unary { operator unary }                          the table below says which bind tighter
 *   unary       "!" unary | "-" unary | postfix
 *   postfix     primary { "." NAME | "[" expression "]" }
 *   primary     NUMBER | "true" | "false" | "null" | NAME | "(" expression ")"
 *               | "abs" "(" expression ")" | ("min" | "max") "(" expression "," expression ")"
 *               | ("exists" | "forall" | "count" | "sum") NAME "in" operation [ ".." operation ] ":"
 *               expression */
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "heuristics/language/expression_tree.h"

typedef struct Parser {
    Expression *expression;
    Token token; /* the one to be looked at */
    int nesting;
    Error *error;
} Parser;

static const struct Infix {
    const char *symbol;
    Operator operator;
    int precedence;
} infixes[] = {
    {"=>", OPERATOR_IMPLIES, 0},    {"||", OPERATOR_OR, 1},       {"&&", OPERATOR_AND, 2},
    {"==", OPERATOR_EQUAL, 3},      {"!=", OPERATOR_UNEQUAL, 3},  {"<", OPERATOR_LESS, 4},
    {"<=", OPERATOR_LESS_EQUAL, 4}, {">", OPERATOR_GREATER, 4},   {">=", OPERATOR_GREATER_EQUAL, 4},
    {"+", OPERATOR_ADD, 5},         {"-", OPERATOR_SUBTRACT, 5},  {"*", OPERATOR_MULTIPLY, 6},
    {"/", OPERATOR_DIVIDE, 6},      {"%", OPERATOR_REMAINDER, 6},
};

static const struct Function {
    const char *name;
    Operator operator;
    int arguments;
} functions[] = {
    {"abs", OPERATOR_ABS, 1},
    {"min", OPERATOR_MIN, 2},
    {"max", OPERATOR_MAX, 2},
};

static const struct Quantifier {
    const char *name;
    Operator operator;
} quantifiers[] = {
    {"exists", OPERATOR_EXISTS},
    {"forall", OPERATOR_FORALL},
    {"count", OPERATOR_COUNT},
    {"sum", OPERATOR_SUM},
};

static uint32_t parse_expression(Parser *parser);
static uint32_t parse_operation(Parser *parser, int least);

/* --- tokens --- */

static void advance(Parser *parser)
{
    parser->token = token_at(parser->expression->text, parser->token.start + parser->token.length);
}

static bool sees(const Parser *parser, const char *word)
{
    return token_is(&parser->token, parser->expression->text, word);
}

static bool skip(Parser *parser, const char *word)
{
    bool seen = sees(parser, word);
    if (seen)
        advance(parser);
    return seen;
}

static uint32_t refuse(Parser *parser, const char *expected)
{
    const Token *token = &parser->token;
    if (token->kind == TOKEN_WRONG)
        expression_error(parser->expression, token->start, parser->error, "%s", token->problem);
    else
        expression_error(parser->expression, token->start, parser->error, "expected %s, %s", expected,
                         token->kind == TOKEN_END ? "but it ends" : "not this");
    return NO_NODE;
}

/* --- nodes --- */

static uint32_t add(Parser *parser, SyntaxNode node)
{
    Expression *expression = parser->expression;
    MEMORY_ROOM_FOR(expression->nodes, expression->capacity, expression->count);
    expression->nodes[expression->count] = node;
    return expression->count++;
}

static uint32_t parse_literal(Parser *parser, NodeKind kind, ExpressionValue value)
{
    uint32_t column = parser->token.start;
    advance(parser);
    return add(parser, (SyntaxNode){.kind = kind, .column = column, .value = value, .type = value.type});
}

static const struct Function *find_function(const Parser *parser)
{
    Token next = token_at(parser->expression->text, parser->token.start + parser->token.length);
    for (size_t i = 0; i < sizeof functions / sizeof functions[0]; i++)
        if (sees(parser, functions[i].name) && token_is(&next, parser->expression->text, "("))
            return &functions[i];
    return NULL;
}

static uint32_t parse_call(Parser *parser, const struct Function *function)
{
    SyntaxNode node = {.kind = function->arguments == 1 ? NODE_UNARY : NODE_BINARY,
                       .operator= function->operator,
                       .column = parser->token.start };
    advance(parser);
    advance(parser);
    node.left = node.right = parse_expression(parser);
    if (node.left == NO_NODE)
        return NO_NODE;
    if (function->arguments == 2) {
        if (!skip(parser, ","))
            return refuse(parser, "',' and a second value");
        node.right = parse_expression(parser);
    }
    if (node.right == NO_NODE)
        return NO_NODE;
    return skip(parser, ")") ? add(parser, node) : refuse(parser, "')'");
}

static uint32_t parse_name(Parser *parser, NodeKind kind, uint32_t left)
{
    Token name = parser->token;
    if (name.kind != TOKEN_NAME)
        return refuse(parser, "the name of a field or class");
    advance(parser);
    return add(parser, (SyntaxNode){.kind = kind,
                                    .column = name.start,
                                    .start = name.start,
                                    .length = name.length,
                                    .left = left});
}

static uint32_t parse_parenthesized(Parser *parser)
{
    advance(parser);
    uint32_t inner = parse_expression(parser);
    if (inner == NO_NODE)
        return NO_NODE;
    return skip(parser, ")") ? inner : refuse(parser, "an operator or ')'");
}

/* The words are names as any other unless a variable and "in" follow. */
static const struct Quantifier *find_quantifier(const Parser *parser)
{
    const char *text = parser->expression->text;
    Token variable = token_at(text, parser->token.start + parser->token.length);
    if (variable.kind != TOKEN_NAME)
        return NULL;
    Token in = token_at(text, variable.start + variable.length);
    for (size_t i = 0; i < sizeof quantifiers / sizeof quantifiers[0]; i++)
        if (sees(parser, quantifiers[i].name) && token_is(&in, text, "in"))
            return &quantifiers[i];
    return NULL;
}

/* A range or an array. */
static bool parse_elements(Parser *parser, SyntaxNode *node)
{
    node->left = parse_operation(parser, 0);
    if (node->left == NO_NODE || !skip(parser, ".."))
        return node->left != NO_NODE;
    node->middle = parse_operation(parser, 0);
    return node->middle != NO_NODE;
}

static uint32_t parse_quantifier(Parser *parser, const struct Quantifier *quantifier)
{
    SyntaxNode node = {.kind = NODE_QUANTIFIER,
                       .operator= quantifier->operator,
                       .column = parser->token.start,
                       .middle = NO_NODE};
    advance(parser);
    node.start = parser->token.start;
    node.length = parser->token.length;
    advance(parser);
    advance(parser);
    if (!parse_elements(parser, &node))
        return NO_NODE;
    if (!skip(parser, ":"))
        return refuse(parser,
                      node.middle == NO_NODE ? "'..' and the last value, or ':'" : "an operator or ':'");
    node.right = parse_expression(parser);
    return node.right == NO_NODE ? NO_NODE : add(parser, node);
}

static uint32_t parse_primary(Parser *parser)
{
    const struct Quantifier *quantifier = find_quantifier(parser);
    if (quantifier != NULL)
        return parse_quantifier(parser, quantifier);
    const struct Function *function = find_function(parser);
    if (function != NULL)
        return parse_call(parser, function);
    if (sees(parser, "("))
        return parse_parenthesized(parser);
    if (sees(parser, "true") || sees(parser, "false"))
        return parse_literal(parser, NODE_LITERAL,
                             (ExpressionValue){.type = TYPE_BOOLEAN, .whole = sees(parser, "true")});
    if (sees(parser, "null"))
        return parse_literal(parser, NODE_NULL, (ExpressionValue){.type = TYPE_REFERENCE, .reference = 0});
    if (parser->token.kind == TOKEN_NUMBER)
        return parse_literal(parser, NODE_LITERAL, parser->token.value);
    return parser->token.kind == TOKEN_NAME ? parse_name(parser, NODE_NAME, NO_NODE)
                                            : refuse(parser, "a number, a name or '('");
}

static uint32_t parse_index(Parser *parser, uint32_t array)
{
    uint32_t column = parser->token.start;
    advance(parser);
    uint32_t index = parse_expression(parser);
    if (index == NO_NODE)
        return NO_NODE;
    if (!skip(parser, "]"))
        return refuse(parser, "an operator or ']'");
    return add(parser, (SyntaxNode){.kind = NODE_INDEX, .column = column, .left = array, .right = index});
}

static uint32_t parse_postfix(Parser *parser)
{
    uint32_t node = parse_primary(parser);
    while (node != NO_NODE) {
        if (sees(parser, "["))
            node = parse_index(parser, node);
        else if (skip(parser, "."))
            node = parse_name(parser, NODE_MEMBER, node);
        else
            break;
    }
    return node;
}

static bool is_too_deep(Parser *parser)
{
    if (parser->nesting < EXPRESSION_NESTING_MAX)
        return false;
    expression_error(parser->expression, parser->token.start, parser->error,
                     "more than %d levels inside each other", EXPRESSION_NESTING_MAX);
    return true;
}

static uint32_t parse_unary(Parser *parser)
{
    Operator operator= sees(parser, "!") ? OPERATOR_NOT : sees(parser, "-") ? OPERATOR_NEGATE : OPERATOR_NONE;
    uint32_t column = parser->token.start;
    if (operator== OPERATOR_NONE)
        return parse_postfix(parser);
    if (is_too_deep(parser))
        return NO_NODE;
    advance(parser);
    parser->nesting++;
    uint32_t operand = parse_unary(parser);
    parser->nesting--;
    return operand == NO_NODE
               ? NO_NODE
               : add(
                   parser,
                   (SyntaxNode){.kind = NODE_UNARY, .operator= operator, .column = column, .left = operand});
}

static const struct Infix *find_infix(const Parser *parser)
{
    for (size_t i = 0; i < sizeof infixes / sizeof infixes[0]; i++)
        if (sees(parser, infixes[i].symbol))
            return &infixes[i];
    return NULL;
}

static uint32_t add_operation(Parser *parser, Operator operator, uint32_t column, uint32_t left,
                              uint32_t right)
{
    if (operator== OPERATOR_IMPLIES) {
        left = add(parser,
                   (SyntaxNode){.kind = NODE_UNARY, .operator= OPERATOR_NOT, .column = column, .left = left});
        operator= OPERATOR_OR;
    }
    return add(parser, (SyntaxNode){.kind = NODE_BINARY,
                                    .operator= operator,
                                    .column = column,
                                    .left = left,
                                    .right = right});
}

/* Of equal operators the left one comes first, but a => b => c is a => (b => c). */
static int least_on_the_right(const struct Infix *infix)
{
    return infix->operator== OPERATOR_IMPLIES ? infix->precedence : infix->precedence + 1;
}

static uint32_t parse_operation(Parser *parser, int least)
{
    uint32_t left = parse_unary(parser);
    for (const struct Infix *infix;
         left != NO_NODE && (infix = find_infix(parser)) != NULL && infix->precedence >= least;) {
        uint32_t column = parser->token.start;
        advance(parser);
        uint32_t right = parse_operation(parser, least_on_the_right(infix));
        if (right == NO_NODE)
            return NO_NODE;
        left = add_operation(parser, infix->operator, column, left, right);
    }
    return left;
}

static uint32_t parse_choice(Parser *parser, uint32_t condition)
{
    uint32_t column = parser->token.start;
    advance(parser);
    uint32_t then = parse_expression(parser);
    if (then == NO_NODE)
        return NO_NODE;
    if (!skip(parser, ":"))
        return refuse(parser, "an operator or ':'");
    uint32_t otherwise = parse_expression(parser);
    if (otherwise == NO_NODE)
        return NO_NODE;
    return add(parser, (SyntaxNode){.kind = NODE_CHOOSE,
                                    .column = column,
                                    .left = condition,
                                    .middle = then,
                                    .right = otherwise});
}

static uint32_t parse_expression(Parser *parser)
{
    if (is_too_deep(parser))
        return NO_NODE;
    parser->nesting++;
    uint32_t node = parse_operation(parser, 0);
    if (node != NO_NODE && sees(parser, "?"))
        node = parse_choice(parser, node);
    parser->nesting--;
    return node;
}

/* --- the whole --- */

static bool parse_whole(Parser *parser)
{
    parser->expression->root = parse_expression(parser);
    if (parser->expression->root == NO_NODE)
        return false;
    return parser->token.kind == TOKEN_END || refuse(parser, "an operator or the end") != NO_NODE;
}

Expression *expression_parse(const char *text, Error *error)
{
    if (strlen(text) > EXPRESSION_LENGTH_MAX) {
        error_set(error, "an expression has at most %d characters, this one has %zu", EXPRESSION_LENGTH_MAX,
                  strlen(text));
        return NULL;
    }
    Expression *expression = memory_allocate(sizeof *expression);
    expression->text = memory_copy_string(text);
    Parser parser = {.expression = expression, .token = token_at(expression->text, 0), .error = error};
    if (parse_whole(&parser))
        return expression;
    expression_destroy(expression);
    return NULL;
}

void expression_destroy(Expression *expression)
{
    free(expression->text);
    free(expression->nodes);
    free(expression);
}
