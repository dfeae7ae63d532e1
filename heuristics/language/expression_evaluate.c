/* The value of a bound expression in the state where the VM stands, as Java computes it; see expression.h. */
#include <math.h>

#include "heuristics/language/expression_tree.h"

static bool is_real(ExpressionType type) { return type == TYPE_FLOAT || type == TYPE_DOUBLE; }

static ExpressionValue boolean(bool truth) { return (ExpressionValue){.type = TYPE_BOOLEAN, .whole = truth}; }

/* Java's int and long wrap around. */
static ExpressionValue whole(ExpressionType type, uint64_t bits)
{
    return (ExpressionValue){.type = type,
                             .whole = type == TYPE_INT ? (int32_t)(uint32_t)bits : (int64_t)bits};
}

/* A double has more than twice the digits of a float, so rounding its result once more gives what float
 * arithmetic gives. */
static ExpressionValue real(ExpressionType type, double number)
{
    return (ExpressionValue){.type = type, .real = type == TYPE_FLOAT ? (float)number : number};
}

/* From a long straight to a float: by way of a double it would be rounded twice. */
static ExpressionValue convert(ExpressionValue value, ExpressionType type)
{
    if (!is_real(type))
        return (ExpressionValue){.type = type, .whole = value.whole};
    if (is_real(value.type))
        return real(type, value.real);
    return (ExpressionValue){.type = type,
                             .real = type == TYPE_FLOAT ? (float)value.whole : (double)value.whole};
}

static ExpressionType element_type(char kind)
{
    switch (kind) {
    case 'Z': return TYPE_BOOLEAN;
    case 'J': return TYPE_LONG;
    case 'F': return TYPE_FLOAT;
    case 'D': return TYPE_DOUBLE;
    case 'L': return TYPE_REFERENCE;
    default: return TYPE_INT;
    }
}

static ExpressionValue from_vm(ExpressionType type, char kind, Value value)
{
    switch (type) {
    case TYPE_LONG: return (ExpressionValue){.type = type, .whole = value.j};
    case TYPE_FLOAT: return (ExpressionValue){.type = type, .real = value.f};
    case TYPE_DOUBLE: return (ExpressionValue){.type = type, .real = value.d};
    case TYPE_REFERENCE: return (ExpressionValue){.type = type, .reference = value.r};
    default: return (ExpressionValue){.type = type, .whole = kind == 'Z' ? value.i & 1 : value.i};
    }
}

/* --- arithmetic --- */

static double least_real(double a, double b)
{
    if (isnan(a) || isnan(b))
        return NAN;
    return a == b ? (signbit(a) ? a : b) : fmin(a, b); /* of two zeros, the negative one */
}

static bool operate_real(Operator operator, ExpressionType type, double a, double b, ExpressionValue *value)
{
    switch (operator) {
    case OPERATOR_ADD: *value = real(type, a + b); break;
    case OPERATOR_SUBTRACT: *value = real(type, a - b); break;
    case OPERATOR_MULTIPLY: *value = real(type, a * b); break;
    case OPERATOR_DIVIDE: *value = real(type, a / b); break;
    case OPERATOR_REMAINDER: *value = real(type, fmod(a, b)); break;
    case OPERATOR_MIN: *value = real(type, least_real(a, b)); break;
    default: *value = real(type, -least_real(-a, -b)); break;
    }
    return true;
}

/* By -1 the quotient may not fit, which C leaves open and Java wraps around. */
static bool divide(Operator operator, ExpressionType type, int64_t a, int64_t b, ExpressionValue *value)
{
    if (b == 0)
        return false;
    if (operator== OPERATOR_DIVIDE)
        *value = b == -1 ? whole(type, 0 - (uint64_t)a) : whole(type, (uint64_t)(a / b));
    else
        *value = whole(type, b == -1 ? 0 : (uint64_t)(a % b));
    return true;
}

static bool operate_whole(Operator operator, ExpressionType type, int64_t a, int64_t b,
                          ExpressionValue *value)
{
    switch (operator) {
    case OPERATOR_ADD: *value = whole(type, (uint64_t)a + (uint64_t)b); break;
    case OPERATOR_SUBTRACT: *value = whole(type, (uint64_t)a - (uint64_t)b); break;
    case OPERATOR_MULTIPLY: *value = whole(type, (uint64_t)a * (uint64_t)b); break;
    case OPERATOR_MIN: *value = whole(type, (uint64_t)(a < b ? a : b)); break;
    case OPERATOR_MAX: *value = whole(type, (uint64_t)(a > b ? a : b)); break;
    default: return divide(operator, type, a, b, value);
    }
    return true;
}

static ExpressionValue negate(ExpressionValue value)
{
    return is_real(value.type) ? real(value.type, -value.real) : whole(value.type, 0 - (uint64_t)value.whole);
}

static ExpressionValue absolute(ExpressionValue value)
{
    if (is_real(value.type))
        return real(value.type, fabs(value.real));
    return value.whole < 0 ? negate(value) : value;
}

int expression_order(const ExpressionValue *left, const ExpressionValue *right)
{
    if (left->type == TYPE_REFERENCE)
        return left->reference != right->reference;
    ExpressionType type = left->type > right->type ? left->type : right->type;
    ExpressionValue a = convert(*left, type), b = convert(*right, type);
    if (!is_real(type))
        return (a.whole > b.whole) - (a.whole < b.whole);
    return isunordered(a.real, b.real) ? 2 : (a.real > b.real) - (a.real < b.real);
}

bool expression_is_true(Operator operator, int order)
{
    switch (operator) {
    case OPERATOR_EQUAL: return order == 0;
    case OPERATOR_UNEQUAL: return order != 0;
    case OPERATOR_LESS: return order == -1;
    case OPERATOR_LESS_EQUAL: return order == -1 || order == 0;
    case OPERATOR_GREATER: return order == 1;
    default: return order == 1 || order == 0;
    }
}

/* --- nodes --- */

static bool evaluate_unary(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    ExpressionValue operand;
    if (!evaluate_node(evaluation, node->left, &operand))
        return false;
    if (node->operator== OPERATOR_NOT)
        *value = boolean(operand.whole == 0);
    else
        *value = node->operator== OPERATOR_NEGATE ? negate(convert(operand, node->type))
                                                  : absolute(convert(operand, node->type));
    return true;
}

/* The right side only matters, and need only have a value, when the left one leaves it open. */
static bool evaluate_logic(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    if (!evaluate_node(evaluation, node->left, value))
        return false;
    return value->whole == (node->operator== OPERATOR_OR) || evaluate_node(evaluation, node->right, value);
}

static bool evaluate_binary(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    ExpressionValue left, right;
    if (node->operator== OPERATOR_OR || node->operator== OPERATOR_AND)
        return evaluate_logic(evaluation, node, value);
    if (!evaluate_node(evaluation, node->left, &left) || !evaluate_node(evaluation, node->right, &right))
        return false;
    if (node->type == TYPE_BOOLEAN) {
        *value = boolean(expression_is_true(node->operator, expression_order(&left, &right)));
        return true;
    }
    left = convert(left, node->type);
    right = convert(right, node->type);
    return is_real(node->type) ? operate_real(node->operator, node->type, left.real, right.real, value)
                               : operate_whole(node->operator, node->type, left.whole, right.whole, value);
}

static bool evaluate_choice(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    if (!evaluate_node(evaluation, node->left, value)
        || !evaluate_node(evaluation, value->whole ? node->middle : node->right, value))
        return false;
    if (node->type != TYPE_REFERENCE)
        *value = convert(*value, node->type);
    return true;
}

static bool evaluate_index(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    ExpressionValue array, index;
    Value element;
    if (!evaluate_node(evaluation, node->left, &array) || !evaluate_node(evaluation, node->right, &index)
        || !view_element(evaluation->vm, array.reference, index.whole, &element))
        return false;
    *value = from_vm(node->type, 0, element);
    return true;
}

static bool evaluate_length(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    ExpressionValue array;
    int32_t length;
    if (!evaluate_node(evaluation, node->left, &array)
        || !view_length(evaluation->vm, array.reference, &length))
        return false;
    *value = (ExpressionValue){.type = TYPE_INT, .whole = length};
    return true;
}

static bool evaluate_field(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    ExpressionValue object;
    Value field;
    if (node->kind == NODE_STATIC) {
        if ((evaluation->initialized && view_is_being_initialized(evaluation->vm, node->field))
            || !view_static(evaluation->vm, node->field, &field))
            return false;
    } else if (!evaluate_node(evaluation, node->left, &object)
               || !(node->kind == NODE_FIELD ? view_field : view_field_like)(evaluation->vm, object.reference,
                                                                             node->field, &field))
        return false;
    *value = from_vm(node->type, view_field_kind(node->field), field);
    return true;
}

/* --- quantifiers --- */

static bool begin_array(const Evaluation *evaluation, Ref array, Elements *elements)
{
    int32_t length = 0;
    bool is_array = view_length(evaluation->vm, array, &length);
    elements->array = array;
    elements->left = (uint64_t)length;
    return is_array;
}

static bool begin_range(const Evaluation *evaluation, const SyntaxNode *node, int64_t first,
                        Elements *elements)
{
    ExpressionValue last;
    if (!evaluate_node(evaluation, node->middle, &last))
        return false;
    elements->next = (uint64_t)first;
    uint64_t steps = (uint64_t)last.whole - (uint64_t)first;
    elements->left = last.whole < first    ? 0
                     : steps == UINT64_MAX ? steps
                                           : steps + 1; /* all longs: one less, too many anyhow */
    return true;
}

bool elements_begin(const Evaluation *evaluation, const SyntaxNode *node, Elements *elements)
{
    ExpressionValue first;
    *elements = (Elements){.quantifier = node};
    if (!evaluate_node(evaluation, node->left, &first)
        || !(node->middle == NO_NODE ? begin_array(evaluation, first.reference, elements)
                                     : begin_range(evaluation, node, first.whole, elements)))
        return false;
    bool is_small = elements->left < *evaluation->visits;
    *evaluation->visits -= is_small ? elements->left : *evaluation->visits;
    return is_small;
}

static void read_element(const Evaluation *evaluation, const Elements *elements, ExpressionValue *variable)
{
    char kind;
    Value element = {.bits = 0};
    view_element_class(view_object_class(evaluation->vm, elements->array), &kind);
    view_element(evaluation->vm, elements->array, (int64_t)elements->next, &element);
    *variable = from_vm(element_type(kind), kind, element);
}

bool elements_next(const Evaluation *evaluation, Elements *elements)
{
    const SyntaxNode *node = elements->quantifier;
    ExpressionValue *variable = &evaluation->variables[node->value.whole];
    if (elements->left == 0)
        return false;
    if (node->middle == NO_NODE)
        read_element(evaluation, elements, variable);
    else {
        bool is_int = evaluation->nodes[node->left].type == TYPE_INT
                      && evaluation->nodes[node->middle].type == TYPE_INT;
        *variable =
            (ExpressionValue){.type = is_int ? TYPE_INT : TYPE_LONG, .whole = (int64_t)elements->next};
    }
    elements->next++;
    elements->left--;
    return true;
}

/* Some element is enough, whether others have a value or not: as || and &&, but in any order. */
static bool evaluate_some(const Evaluation *evaluation, const SyntaxNode *node, bool wanted,
                          ExpressionValue *value)
{
    Elements elements;
    bool all_known = true;
    if (!elements_begin(evaluation, node, &elements))
        return false;
    while (elements_next(evaluation, &elements)) {
        bool known = evaluate_node(evaluation, node->right, value);
        if (known && value->whole == wanted)
            return true;
        all_known &= known;
    }
    *value = boolean(!wanted);
    return all_known;
}

static bool evaluate_total(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    Elements elements;
    ExpressionValue one, total = is_real(node->type) ? real(node->type, 0) : whole(node->type, 0);
    if (!elements_begin(evaluation, node, &elements))
        return false;
    while (elements_next(evaluation, &elements)) {
        if (!evaluate_node(evaluation, node->right, &one))
            return false;
        one = convert(one, node->type);
        if (is_real(node->type))
            operate_real(OPERATOR_ADD, node->type, total.real, one.real, &total);
        else
            operate_whole(OPERATOR_ADD, node->type, total.whole, one.whole, &total);
    }
    *value = total;
    return true;
}

static bool evaluate_quantifier(const Evaluation *evaluation, const SyntaxNode *node, ExpressionValue *value)
{
    if (node->operator== OPERATOR_EXISTS || node->operator== OPERATOR_FORALL)
        return evaluate_some(evaluation, node, node->operator== OPERATOR_EXISTS, value);
    return evaluate_total(evaluation, node, value);
}

/* --- the whole --- */

bool evaluate_node(const Evaluation *evaluation, uint32_t index, ExpressionValue *value)
{
    const SyntaxNode *node = &evaluation->nodes[index];
    switch (node->kind) {
    case NODE_LITERAL:
    case NODE_NULL: *value = node->value; return true;
    case NODE_UNARY: return evaluate_unary(evaluation, node, value);
    case NODE_BINARY: return evaluate_binary(evaluation, node, value);
    case NODE_CHOOSE: return evaluate_choice(evaluation, node, value);
    case NODE_INDEX: return evaluate_index(evaluation, node, value);
    case NODE_LENGTH: return evaluate_length(evaluation, node, value);
    case NODE_QUANTIFIER: return evaluate_quantifier(evaluation, node, value);
    case NODE_VARIABLE: *value = evaluation->variables[node->value.whole]; return true;
    case NODE_STATIC:
    case NODE_FIELD:
    case NODE_FIELD_BELOW: return evaluate_field(evaluation, node, value);
    default: return false;
    }
}

bool expression_evaluate(const Expression *expression, const Vm *vm, ExpressionValue *value)
{
    ExpressionValue variables[EXPRESSION_NESTING_MAX];
    uint64_t visits = VISITS_BEGIN;
    return evaluate_node(
        &(Evaluation){.nodes = expression->nodes, .vm = vm, .variables = variables, .visits = &visits},
        expression->root, value);
}

bool expression_holds(const Expression *expression, const Vm *vm, bool *too_large)
{
    ExpressionValue variables[EXPRESSION_NESTING_MAX], value;
    uint64_t visits = VISITS_BEGIN;
    Evaluation evaluation = {.nodes = expression->nodes,
                             .vm = vm,
                             .variables = variables,
                             .visits = &visits,
                             .initialized = true};
    bool holds = evaluate_node(&evaluation, expression->root, &value) && value.whole != 0;
    *too_large = !holds && visits == VISITS_EXCEEDED;
    return holds;
}

double expression_number(const ExpressionValue *value)
{
    return is_real(value->type) ? value->real : (double)value->whole;
}
