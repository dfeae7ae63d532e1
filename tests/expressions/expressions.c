/* Prints the values of expressions, one per line, in the state in which a program makes its first choice: for
 * tests/suites/expressions.
 *
 *   expressions [options] -cp PATH CLASS < EXPRESSIONS */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "heuristics/expression.h"
#include "tools/program/session.h"

static const OptionSpec options_table[] = {LAUNCH_OPTIONS, {0}};

/* As Double.doubleToLongBits: one bit pattern for all that are no numbers. */
static uint64_t bits_of(double number)
{
    uint64_t bits = 0x7ff8000000000000u;
    if (!isnan(number))
        memcpy(&bits, &number, sizeof bits);
    return bits;
}

static void print(const ExpressionValue *value)
{
    if (value->type == TYPE_BOOLEAN)
        printf("%s\n", value->whole ? "true" : "false");
    else if (value->type == TYPE_FLOAT || value->type == TYPE_DOUBLE)
        printf("%" PRIx64 "\n", bits_of(value->real));
    else if (value->type == TYPE_REFERENCE)
        printf("%s\n", value->reference == 0 ? "null" : "object");
    else
        printf("%" PRId64 "\n", value->whole);
}

static void show(const Vm *vm, const char *text)
{
    Error error = {""};
    ExpressionValue value;
    Expression *expression = expression_parse(text, &error);
    if (expression == NULL || !expression_bind(expression, vm, &error))
        printf("%s\n", error.text);
    else if (!expression_evaluate(expression, vm, &value))
        printf("none\n");
    else
        print(&value);
    if (expression != NULL)
        expression_destroy(expression);
}

int main(int argc, char **argv)
{
    Error error;
    Options options = {0};
    Launch launch;
    Session session = {0};
    SessionOptions session_options = {.clock = CLOCK_DEFAULT};
    int index = 1;
    char line[8192];
    if (!options_parse(options_table, argc, argv, &index, &options, &error)
        || !launch_open(&launch, &options, argc, argv, &index, &error)
        || !session_open(&session, &launch, &session_options, 0, NULL, &error)) {
        fprintf(stderr, "expressions: %s\n", error.text);
        return 2;
    }
    while (fgets(line, sizeof line, stdin) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        show(session.vm, line);
    }
    session_close(&session);
    return 0;
}
