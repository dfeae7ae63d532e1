/* Reserved ranges; see reserve.h. */
#include "base/reserve.h"

#include <sys/mman.h>

#include "base/memory.h"

void *reserve_plain(size_t bytes)
{
    void *range = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED)
        memory_exhausted(bytes);
    return range;
}

void *reserve_create(size_t bytes)
{
    void *range = reserve_plain(bytes);
    madvise(range, bytes, MADV_HUGEPAGE);
    return range;
}

void reserve_destroy(void *range, size_t bytes)
{
    munmap(range, bytes);
}
