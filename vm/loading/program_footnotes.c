/* The footnotes of a program: a bit for each, and a mark on each modelled class that it calls. */
#include "vm/footnotes.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/library_choice.h"
#include "vm/program.h"

static_assert(FOOTNOTE_COUNT <= 32, "footnotes are bits of an unsigned");

void footnote_note(Program *program, Footnote footnote)
{
    assert(footnote < FOOTNOTE_COUNT);
    atomic_fetch_or_explicit(&program->footnotes, 1u << footnote, memory_order_relaxed);
}

bool footnote_is_noted(const Program *program, Footnote footnote)
{
    assert(footnote < FOOTNOTE_COUNT);
    return atomic_load_explicit(&program->footnotes, memory_order_relaxed) >> footnote & 1;
}

#define EXECUTORS "java/util/concurrent/Executors"

/* An operation of an atomic variable is one step in a JDK, too; adders and accumulators are several.
 * Executors only makes pools; what is nested in it wraps them. */
bool footnote_is_model(const Class *class)
{
    static const char atomics[] = "java/util/concurrent/atomic/Atomic";
    return class->is_concurrent && class->source == SOURCE_EMBEDDED && !class->is_throwable
           && !(class->flags & (ACC_INTERFACE | ACC_ENUM))
           && strncmp(class->name, atomics, strlen(atomics)) != 0 && !library_is_fixed(class->name);
}

void footnote_note_call(Class *called)
{
    if (called->is_model && strcmp(called->name, EXECUTORS) != 0)
        __atomic_store_n(&called->called, true, __ATOMIC_RELAXED);
}

/* A nested class stands for the one that it is nested in, a wrapper of a pool for the pool. */
static char *outer_name(const Class *class)
{
    bool wraps = strncmp(class->name, EXECUTORS, strlen(EXECUTORS)) == 0;
    char *name = memory_copy_string(wraps ? "java/util/concurrent/ThreadPoolExecutor" : class->name);
    name[strcspn(name, "$")] = '\0';
    for (char *c = name; *c; c++)
        *c = *c == '/' ? '.' : *c;
    return name;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

char **footnote_models(const Program *program)
{
    size_t count = 0, kept = 0;
    char **names = memory_allocate((program->class_count + 1) * sizeof *names);
    for (uint32_t i = 0; i < program->class_count; i++)
        if (__atomic_load_n(&program->classes[i]->called, __ATOMIC_RELAXED))
            names[count++] = outer_name(program->classes[i]);
    qsort(names, count, sizeof *names, compare_names);
    for (size_t i = 0; i < count; i++) {
        if (kept > 0 && strcmp(names[kept - 1], names[i]) == 0)
            free(names[i]);
        else
            names[kept++] = names[i];
    }
    names[kept] = NULL;
    return names;
}
#undef EXECUTORS
