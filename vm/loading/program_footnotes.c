/* The footnotes of a program: a bit for each, and a mark on each modelled class that it calls. */
#include "vm/footnotes.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "classfiles/library_choice.h"
#include "vm/program.h"

static_assert(FOOTNOTE_COUNT < 64, "footnotes are bits of a uint64_t");

void footnote_note(Program *program, Footnote footnote)
{
    assert(footnote < FOOTNOTE_COUNT);
    atomic_fetch_or_explicit(&program->footnotes, (uint64_t)1 << footnote, memory_order_relaxed);
}

bool footnote_is_noted(const Program *program, Footnote footnote)
{
    assert(footnote < FOOTNOTE_COUNT);
    return atomic_load_explicit(&program->footnotes, memory_order_relaxed) >> footnote & 1;
}

void footnote_note_numbers(Program *program, ThreadNumbers fact)
{
    unsigned before = atomic_fetch_or_explicit(&program->thread_numbers, fact, memory_order_relaxed);
    if ((before | fact) == (NUMBERS_MADE_ASIDE | NUMBERS_ASKED_FOR))
        footnote_note(program, FOOTNOTE_THREAD_NUMBERS);
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

#undef EXECUTORS

void footnotes_add_model(Footnotes *footnotes, const char *name)
{
    size_t at = footnotes->model_count;
    while (at > 0 && strcmp(footnotes->models[at - 1], name) > 0)
        at--;
    if (at > 0 && strcmp(footnotes->models[at - 1], name) == 0)
        return;
    if (footnotes->model_count == footnotes->model_capacity) {
        footnotes->model_capacity = footnotes->model_capacity ? 2 * footnotes->model_capacity : 8;
        footnotes->models =
            memory_resize(footnotes->models, footnotes->model_capacity * sizeof *footnotes->models);
    }
    memmove(footnotes->models + at + 1, footnotes->models + at,
            (footnotes->model_count - at) * sizeof *footnotes->models);
    footnotes->models[at] = memory_copy_string(name);
    footnotes->model_count++;
}

void footnotes_free(Footnotes *footnotes)
{
    for (size_t i = 0; i < footnotes->model_count; i++)
        free(footnotes->models[i]);
    free(footnotes->models);
    *footnotes = (Footnotes){0};
}

Footnotes footnotes_of(const Program *program)
{
    Footnotes footnotes = {.noted = atomic_load_explicit(&program->footnotes, memory_order_relaxed)};
    for (size_t i = 0; i < program->elsewhere.model_count; i++)
        footnotes_add_model(&footnotes, program->elsewhere.models[i]);
    for (uint32_t i = 0; i < program->class_count; i++) {
        if (!__atomic_load_n(&program->classes[i]->called, __ATOMIC_RELAXED))
            continue;
        char *name = outer_name(program->classes[i]);
        footnotes_add_model(&footnotes, name);
        free(name);
    }
    return footnotes;
}

/* As bytes: the bits, the number of names, and each with its length before it. */
void footnotes_put(const Program *program, Bytes *bytes)
{
    Footnotes footnotes = footnotes_of(program);
    bytes_add_u8(bytes, footnotes.noted);
    bytes_add_u4(bytes, (uint32_t)footnotes.model_count);
    for (size_t i = 0; i < footnotes.model_count; i++) {
        bytes_add_u2(bytes, (unsigned)strlen(footnotes.models[i]));
        bytes_add_text(bytes, footnotes.models[i]);
    }
    footnotes_free(&footnotes);
}

static bool take_model(Program *program, Reader *reader)
{
    size_t length = read_u2(reader);
    const uint8_t *bytes = read_bytes(reader, length);
    if (bytes == NULL || length == 0 || memchr(bytes, 0, length) != NULL)
        return false;
    char *name = memory_allocate(length + 1);
    memcpy(name, bytes, length);
    name[length] = '\0';
    footnotes_add_model(&program->elsewhere, name);
    free(name);
    return true;
}

bool footnotes_take(Program *program, Reader *reader)
{
    uint64_t noted = read_u8(reader);
    uint32_t count = read_u4(reader);
    if (reader->failed || noted >> FOOTNOTE_COUNT != 0)
        return false;
    for (uint32_t i = 0; i < count; i++)
        if (!take_model(program, reader))
            return false;
    atomic_fetch_or_explicit(&program->footnotes, noted, memory_order_relaxed);
    return true;
}
