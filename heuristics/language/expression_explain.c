/* Why a goal holds: the values that it has read, one per line; see expression.h.  Of what is true for some of
 * several, only that is shown. */
#include <inttypes.h>
#include <string.h>

#include "heuristics/language/expression_tree.h"

enum { LINES_MAX = 24 };

typedef struct Explanation {
    Evaluation evaluation;
    const char *text; /* of the expression */
    Bytes *out;
    size_t start; /* of ours in `out` */
    int lines;
    ExpressionValue variables[EXPRESSION_NESTING_MAX];
    const Elements *elements[EXPRESSION_NESTING_MAX]; /* that they are of */
    uint64_t visits;
} Explanation;

static void explain(Explanation *explanation, uint32_t index);

static const SyntaxNode *node_at(const Explanation *explanation, uint32_t index)
{
    return &explanation->evaluation.nodes[index];
}

static bool is_true(Explanation *explanation, uint32_t index)
{
    ExpressionValue value;
    explanation->visits = VISITS_BEGIN;
    return evaluate_node(&explanation->evaluation, index, &value) && value.whole != 0;
}

/* --- paths --- */

static bool is_path(const SyntaxNode *node)
{
    switch (node->kind) {
    case NODE_CLASS:
    case NODE_PACKAGE:
    case NODE_STATIC:
    case NODE_FIELD:
    case NODE_FIELD_BELOW:
    case NODE_LENGTH:
    case NODE_INDEX:
    case NODE_VARIABLE: return true;
    default: return false;
    }
}

/* A path may begin with what is none: (a ? b : c).d */
static bool is_plain_path(const Explanation *explanation, uint32_t index)
{
    const SyntaxNode *node = node_at(explanation, index);
    return is_path(node)
           && (node->kind == NODE_VARIABLE || node->left == NO_NODE
               || is_plain_path(explanation, node->left));
}

/* --- a line --- */

static void write_value(const Vm *vm, const ExpressionValue *value, Bytes *out)
{
    char name[512];
    if (value->type == TYPE_BOOLEAN)
        bytes_add_text(out, value->whole ? "true" : "false");
    else if (value->type == TYPE_FLOAT || value->type == TYPE_DOUBLE)
        bytes_format(out, "%.*g", value->type == TYPE_FLOAT ? 9 : 17, value->real);
    else if (value->type != TYPE_REFERENCE)
        bytes_format(out, "%" PRId64, value->whole);
    else if (view_object_class(vm, value->reference) == NULL)
        bytes_add_text(out, "null");
    else
        bytes_format(out, "a %s",
                     view_class_name(view_object_class(vm, value->reference), name, sizeof name));
}

static void write_text(const Explanation *explanation, const SyntaxNode *node, Bytes *out)
{
    bytes_format(out, "%.*s", (int)node->length, explanation->text + node->start);
}

static void write_path(const Explanation *explanation, uint32_t index, Bytes *out);

/* An element goes by its place in the array. */
static void write_variable(const Explanation *explanation, const SyntaxNode *node, Bytes *out)
{
    const Elements *elements = explanation->elements[node->value.whole];
    if (elements->quantifier->middle != NO_NODE || !is_plain_path(explanation, elements->quantifier->left)) {
        write_text(explanation, node, out);
        return;
    }
    write_path(explanation, elements->quantifier->left, out);
    bytes_format(out, "[%" PRIu64 "]", elements->next - 1);
}

/* The path as it was written, but with the numbers that indexes are. */
static void write_path(const Explanation *explanation, uint32_t index, Bytes *out)
{
    const SyntaxNode *node = node_at(explanation, index);
    ExpressionValue value;
    if (node->kind == NODE_VARIABLE || node->left == NO_NODE) {
        (node->kind == NODE_VARIABLE ? write_variable : write_text)(explanation, node, out);
        return;
    }
    write_path(explanation, node->left, out);
    if (node->kind == NODE_INDEX) {
        bytes_add_text(out, "[");
        if (evaluate_node(&explanation->evaluation, node->right, &value))
            write_value(explanation->evaluation.vm, &value, out);
        bytes_add_text(out, "]");
    } else {
        bytes_add_text(out, ".");
        write_text(explanation, node, out);
    }
}

/* Each line once. */
static bool is_there(const Explanation *explanation, const char *line, size_t length)
{
    if (explanation->out->length == explanation->start)
        return false;
    const char *data = (const char *)explanation->out->data, *ours = data + explanation->start,
               *end = data + explanation->out->length;
    for (const char *next; ours < end; ours = next + 1) {
        next = memchr(ours, '\n', (size_t)(end - ours));
        if ((size_t)(next - ours) + 1 == length && memcmp(ours, line, length) == 0)
            return true;
    }
    return false;
}

static void add_line(Explanation *explanation, Bytes *line)
{
    bytes_add_text(line, "\n");
    if (!is_there(explanation, (const char *)line->data, line->length) && explanation->lines <= LINES_MAX) {
        if (explanation->lines++ < LINES_MAX)
            bytes_add(explanation->out, line->data, line->length);
        else
            bytes_add_text(explanation->out, "    ...\n");
    }
    bytes_free(line);
}

static void explain_path(Explanation *explanation, uint32_t index)
{
    Bytes line = {0};
    ExpressionValue value;
    bytes_add_text(&line, "    ");
    write_path(explanation, index, &line);
    if (evaluate_node(&explanation->evaluation, index, &value)) {
        bytes_add_text(&line, " = ");
        write_value(explanation->evaluation.vm, &value, &line);
    } else
        bytes_add_text(&line, " has no value");
    add_line(explanation, &line);
}

/* --- nodes --- */

static void explain_variable(Explanation *explanation, const SyntaxNode *quantifier)
{
    Bytes line = {0};
    bytes_add_text(&line, "    ");
    write_variable(explanation, quantifier, &line);
    bytes_add_text(&line, " = ");
    write_value(explanation->evaluation.vm, &explanation->variables[quantifier->value.whole], &line);
    add_line(explanation, &line);
}

/* The numbers of a range speak for themselves where all of them count. */
static void explain_quantifier(Explanation *explanation, const SyntaxNode *node)
{
    Elements elements;
    bool one_is_enough = node->operator== OPERATOR_EXISTS, is_found = false;
    explanation->visits = VISITS_BEGIN;
    if (!elements_begin(&explanation->evaluation, node, &elements))
        return;
    explanation->elements[node->value.whole] = &elements;
    while (!is_found && explanation->lines <= LINES_MAX
           && elements_next(&explanation->evaluation, &elements)) {
        if (node->operator!= OPERATOR_SUM && !is_true(explanation, node->right))
            continue;
        if (one_is_enough || node->middle == NO_NODE)
            explain_variable(explanation, node);
        explain(explanation, node->right);
        is_found = one_is_enough;
    }
}

static void explain_operands(Explanation *explanation, const SyntaxNode *node)
{
    bool any = node->operator== OPERATOR_OR &&(is_true(explanation, node->left)
                                               || is_true(explanation, node->right));
    if (!any || is_true(explanation, node->left))
        explain(explanation, node->left);
    if (!any || is_true(explanation, node->right))
        explain(explanation, node->right);
}

static void explain(Explanation *explanation, uint32_t index)
{
    const SyntaxNode *node = node_at(explanation, index);
    if (is_plain_path(explanation, index) && node->kind != NODE_VARIABLE) {
        explain_path(explanation, index);
        return;
    }
    switch (node->kind) {
    case NODE_UNARY: explain(explanation, node->left); break;
    case NODE_BINARY: explain_operands(explanation, node); break;
    case NODE_QUANTIFIER: explain_quantifier(explanation, node); break;
    case NODE_CHOOSE:
        explain(explanation, node->left);
        explain(explanation, is_true(explanation, node->left) ? node->middle : node->right);
        break;
    default: break;
    }
}

void expression_explain(const Expression *expression, const Vm *vm, Bytes *out)
{
    Explanation explanation = {.text = expression->text, .out = out, .start = out->length};
    explanation.evaluation = (Evaluation){.nodes = expression->nodes,
                                          .vm = vm,
                                          .variables = explanation.variables,
                                          .visits = &explanation.visits,
                                          .initialized = true};
    explain(&explanation, expression->root);
}
