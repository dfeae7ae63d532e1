/* Address ranges from mmap, with huge pages behind their first part. */
#include "base/reserve.h"

#include <sys/mman.h>

#include "base/memory.h"

void *reserve_plain(size_t bytes)
{
    void *range =
        mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (range == MAP_FAILED)
        memory_exhausted(bytes);
    return range;
}

/* The first part of a range that may become large stays on small pages: most programs need no more, and huge
 * ones take time to clear. */
void *reserve_create(size_t bytes)
{
    enum { HUGE = 2 << 20 };
    char *range = reserve_plain(bytes);
    size_t plain = bytes < HUGE ? bytes : bytes >= (size_t)1 << 30 ? HUGE : 0;
    if (plain < bytes)
        madvise(range + plain, bytes - plain, MADV_HUGEPAGE);
    return range;
}

void reserve_destroy(void *range, size_t bytes) { munmap(range, bytes); }
