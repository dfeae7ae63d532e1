/* Allocation that never returns NULL, and arenas for what lives and dies together.
 * Running out of the machine's memory is handled in one place: memory_exhausted(). */
#ifndef BASE_MEMORY_H
#define BASE_MEMORY_H

#include <stddef.h>
#include <stdint.h>

void *memory_allocate(size_t size);            /* zeroed */
void *memory_resize(void *block, size_t size); /* new bytes are not zeroed */

/* An array with room for element `index`: from `first` elements on it is doubled as often as needed, and new
 * elements are zeroed. */
void *memory_extend(void *array, uint32_t *capacity, uint32_t index, uint32_t first, size_t element_size);

/* The usual call: `array` is a pointer variable or member, `capacity` the uint32_t beside it.  Costs a
 * comparison as long as there is room; evaluates its arguments more than once. */
#define MEMORY_ROOM_FOR(array, capacity, index) \
    ((index) < (capacity)                       \
         ? (void)0                              \
         : (void)((array) = memory_extend((array), &(capacity), (index), 16, sizeof *(array))))

char *memory_copy_string(const char *text);
void names_free(char **names); /* texts and the array, which ends with NULL; may be NULL */
_Noreturn void memory_exhausted(size_t wanted);

/* An arena hands out zeroed blocks, aligned for any type, and frees them all at once.
 *   first -> [ block | used........free ] -> [ older block ] -> ...                      */
typedef struct ArenaBlock ArenaBlock;
typedef struct Arena {
    ArenaBlock *first;
    size_t total; /* bytes taken from the system */
} Arena;

void *arena_allocate(Arena *arena, size_t size);
char *arena_copy(Arena *arena, const void *bytes, size_t size); /* a NUL follows the copy */
char *arena_copy_string(Arena *arena, const char *text);
__attribute__((format(printf, 2, 3))) char *arena_format(Arena *arena, const char *format, ...);
void arena_free(Arena *arena);

#endif
