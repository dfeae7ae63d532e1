/* Statements on variables, choices and exceptions; see writer.h. */
#include "writer.h"

/* A local or a constant: its text, and its value in the accumulator. */
static const char *value(Writer *w, char *text)
{
    if (w->locals == 0) {
        int constant = 1 + (int)below(w, 3);
        sprintf(text, "%d", constant);
        emit(w, OP_CONST, constant, 0);
    } else {
        int local = (int)below(w, (uint32_t)w->locals);
        sprintf(text, "l%d", local);
        emit(w, OP_GET, local, 0);
    }
    return text;
}

int assign(Writer *w, int budget)
{
    (void)budget;
    char text[16];
    Variable to = shared(w);
    line(w, "%s = %s;", variable_names[to], value(w, text));
    store(w, to);
    return 1;
}

/* What a thread reads shows in the end, whatever is written later. */
int observe(Writer *w, int budget)
{
    (void)budget;
    Variable from = shared(w);
    line(w, "s = (s * 3 + %s) %% 100;", variable_names[from]);
    load(w, from);
    emit(w, OP_FOLD, 0, 0);
    return 1;
}

int increment(Writer *w, int budget)
{
    (void)budget;
    Variable variable = shared(w);
    line(w, "%s++;", variable_names[variable]);
    load(w, variable);
    emit(w, OP_ADD, 1, 0);
    store(w, variable);
    return 2;
}

int copy(Writer *w, int budget)
{
    (void)budget;
    Variable to = shared(w), from = shared(w);
    int more = (int)below(w, 2);
    line(w, "%s = %s + %d;", variable_names[to], variable_names[from], more);
    load(w, from);
    emit(w, OP_ADD, more, 0);
    store(w, to);
    return 2;
}

int read_local(Writer *w, int budget)
{
    if (w->locals == LOCALS_MAX)
        return assign(w, budget);
    Variable from = shared(w);
    line(w, "int l%d = %s;", w->locals, variable_names[from]);
    load(w, from);
    emit(w, OP_SET, w->locals, 0);
    w->locals++;
    return 1;
}

int condition(Writer *w, int budget)
{
    Variable variable = shared(w);
    bool equal = chance(w, 50);
    int limit = (int)below(w, 3);
    line(w, "if (%s %s %d) {", variable_names[variable], equal ? "==" : "<", limit);
    load(w, variable);
    Op *unless = emit(w, OP_UNLESS, equal ? '=' : '<', limit);
    int cost = 1 + block(w, budget - 1);
    unless->target = here(w);
    return cost;
}

int choose(Writer *w, int budget)
{
    Variable to = shared(w);
    int low = (int)below(w, 2), high = low + 1 + (int)below(w, 2);
    if (chance(w, 30)) {
        line(w, "if (Verify.%s()) {", chance(w, 50) ? "randomBool" : "getBoolean");
        emit(w, OP_RANDOM, 0, 1);
        Op *unless = emit(w, OP_UNLESS, '=', 1);
        int cost = block(w, budget);
        unless->target = here(w);
        return cost;
    }
    if (low == 0)
        line(w, "%s = Verify.random(%d);", variable_names[to], high);
    else
        line(w, "%s = Verify.getInt(%d, %d);", variable_names[to], low, high);
    emit(w, OP_RANDOM, low, high);
    store(w, to);
    return 1;
}

int ignore_if(Writer *w, int budget)
{
    (void)budget;
    Variable variable = shared(w);
    int wrong = 1 + (int)below(w, 3);
    line(w, "Verify.ignoreIf(%s == %d);", variable_names[variable], wrong);
    load(w, variable);
    emit(w, OP_IGNORE_IF, wrong, 0);
    return 1;
}

int check(Writer *w, int budget)
{
    (void)budget;
    Variable variable = shared(w);
    int limit = 1 + (int)below(w, 4), number = ++w->asserts;
    line(w, "assert %s < %d : \"%d\";", variable_names[variable], limit, number);
    load(w, variable);
    emit(w, OP_ASSERT, limit, number);
    return 1;
}

/* May be out of bounds, or divide by zero. */
int risky(Writer *w, int budget)
{
    (void)budget;
    Variable variable = shared(w);
    load(w, variable);
    if (chance(w, 50)) {
        line(w, "cells[%s] = 7;", variable_names[variable]);
        emit(w, OP_STORE_CELL, 7, 0);
    } else {
        line(w, "b = 6 / %s;", variable_names[variable]);
        emit(w, OP_DIVIDE, 6, 0);
        store(w, VAR_B);
    }
    return 2;
}

int attempt(Writer *w, int budget)
{
    line(w, "try {");
    int before = guard(w);
    int cost = 1 + block(w, budget - 1);
    Op *over = handle(w, before);
    line(w, "catch (Exception e%d) {", w->names++);
    Op *catch = emit(w, OP_CATCH, THROWN_IN_INITIALIZER, 0); /* errors go on */
    line(w, "    c = 9;");
    emit(w, OP_CONST, 9, 0);
    store(w, VAR_C);
    line(w, "}");
    Op *end = emit(w, OP_GO, 0, 0);
    catch->target = here(w);
    emit(w, OP_RETHROW, 0, 0);
    end->target = over->target = here(w);
    return cost;
}
