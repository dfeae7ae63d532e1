/* What every statement is written with; see writer.h. */
#include "writer.h"

#include <stdarg.h>

const char *const variable_names[VARIABLES] = {"a",       "b",        "c",        "v",       "box.p",
                                               "box.q",   "cells[0]", "cells[1]", "ready",   "atomic.get()",
                                               "Lazy.z",  "Late.z",   "seen[0]",  "seen[1]", "seen[2]",
                                               "seen[3]", "failure",  "pair"};
const char *const thrown_names[] = {"",
                                    "InterruptedException",
                                    "ArithmeticException",
                                    "ArrayIndexOutOfBoundsException",
                                    "IllegalMonitorStateException",
                                    "IllegalThreadStateException",
                                    "NullPointerException",
                                    "ExceptionInInitializerError",
                                    "NoClassDefFoundError"};
const char *const monitor_names[MONITORS] = {"lock", "other", NULL, "box", "mutex"};

uint32_t below(Writer *w, uint32_t limit) /* splitmix64 */
{
    uint64_t z = w->random += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (uint32_t)((z ^ z >> 31) % limit);
}

bool chance(Writer *w, uint32_t percent) { return below(w, 100) < percent; }

void line(Writer *w, const char *format, ...)
{
    va_list arguments;
    fprintf(w->out, "%*s", 4 * w->indent, "");
    va_start(arguments, format);
    vfprintf(w->out, format, arguments);
    va_end(arguments);
    fputc('\n', w->out);
}

Op *emit(Writer *w, OpCode code, int x, int y)
{
    Op *op = &w->meaning->ops[w->meaning->count++];
    *op = (Op){.code = code, .x = x, .y = y, .handler = w->handler};
    return op;
}

int here(const Writer *w) { return w->meaning->count; }

int guard(Writer *w)
{
    int before = w->handler;
    w->handler = w->meaning->handler_count++;
    return before;
}

Op *handle(Writer *w, int before)
{
    Op *over = emit(w, OP_GO, 0, 0);
    w->meaning->handlers[w->handler] = here(w);
    w->handler = before;
    return over;
}

void load(Writer *w, Variable variable) { emit(w, OP_LOAD, variable, 0); }

void store(Writer *w, Variable variable) { emit(w, OP_STORE, variable, 0); }

void exit_guarded(Writer *w, int before, Monitor monitor)
{
    emit(w, OP_EXIT, monitor, 0);
    Op *over = handle(w, before);
    emit(w, OP_EXIT, monitor, 0);
    emit(w, OP_RETHROW, 0, 0);
    over->target = here(w);
}

Variable shared(Writer *w) { return w->shared[below(w, SHARED_COUNT)]; }
