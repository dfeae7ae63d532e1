/* Allocation that ends the program when memory is exhausted, doubling of arrays, and arenas as lists of
 * blocks. */
#include "base/memory.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void memory_exhausted(size_t wanted)
{
    fprintf(stderr, "clew: out of memory (%zu bytes wanted)\n", wanted);
    exit(3);
}

void *memory_allocate(size_t size)
{
    void *block = calloc(1, size ? size : 1);
    if (block == NULL)
        memory_exhausted(size);
    return block;
}

void *memory_resize(void *block, size_t size)
{
    void *resized = realloc(block, size ? size : 1);
    if (resized == NULL)
        memory_exhausted(size);
    return resized;
}

void *memory_extend(void *array, uint32_t *capacity, uint32_t index, uint32_t first, size_t element_size)
{
    uint32_t before = *capacity;
    assert(first > 0 && "doubling nothing gives nothing");
    if (index < before)
        return array;
    if (index >= UINT32_MAX / 2) /* the capacity could not be doubled any more */
        memory_exhausted((size_t)index * element_size);
    while (*capacity <= index)
        *capacity = *capacity ? 2 * *capacity : first;
    assert(index<*capacity && * capacity> before);
    array = memory_resize(array, *capacity * element_size);
    memset((char *)array + before * element_size, 0, (*capacity - before) * element_size);
    return array;
}

char *memory_copy_string(const char *text)
{
    size_t size = strlen(text) + 1;
    return memcpy(memory_allocate(size), text, size);
}

enum { ARENA_BLOCK_SIZE = 8192, ARENA_ALIGNMENT = 16 };

struct ArenaBlock {
    ArenaBlock *next;
    size_t used, size;
    _Alignas(ARENA_ALIGNMENT) unsigned char bytes[];
};

static ArenaBlock *add_block(Arena *arena, size_t size)
{
    ArenaBlock *block = memory_allocate(sizeof *block + size);
    block->size = size;
    block->next = arena->first;
    arena->first = block;
    arena->total += sizeof *block + size;
    return block;
}

void *arena_allocate(Arena *arena, size_t size)
{
    size = (size + ARENA_ALIGNMENT - 1) & ~(size_t)(ARENA_ALIGNMENT - 1);
    ArenaBlock *block = arena->first;
    if (block == NULL || block->size - block->used < size)
        block = add_block(arena, size > ARENA_BLOCK_SIZE ? size : ARENA_BLOCK_SIZE);
    void *result = block->bytes + block->used;
    block->used += size;
    return result;
}

char *arena_copy(Arena *arena, const void *bytes, size_t size)
{
    char *copy = arena_allocate(arena, size + 1);
    if (size > 0)
        memcpy(copy, bytes, size);
    return copy;
}

char *arena_copy_string(Arena *arena, const char *text) { return arena_copy(arena, text, strlen(text)); }

char *arena_format(Arena *arena, const char *format, ...)
{
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(NULL, 0, format, again);
    va_end(again);
    char *text = arena_allocate(arena, (size_t)length + 1);
    vsnprintf(text, (size_t)length + 1, format, arguments);
    va_end(arguments);
    return text;
}

void arena_free(Arena *arena)
{
    for (ArenaBlock *block = arena->first, *next; block != NULL; block = next) {
        next = block->next;
        free(block);
    }
    *arena = (Arena){0};
}

void names_free(char **names)
{
    for (char **name = names; name != NULL && *name != NULL; name++)
        free(*name);
    free(names);
}
