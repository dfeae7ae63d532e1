/* Pages of a file, or a copy of it.  A page that was cut off the file is found by touching it: see
 * vm_heed_faults. */
#include "vm/natives/io/mapped_file.h"

#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/memory.h"

struct MappedFile {
    int fd;           /* -1: a copy that is not written through */
    bool is_shared;   /* pages are those of the file */
    int64_t position; /* of the first byte, in the file */
    int64_t length;
    uint8_t *bytes;
    uint8_t *pages; /* NULL: the bytes are a copy */
    size_t size;    /* of the pages */
};

static size_t page_size(void) { return (size_t)sysconf(_SC_PAGESIZE); }

static bool lies_inside(const MappedFile *file, uint32_t place, int64_t length)
{
    return length >= 0 && (int64_t)place <= file->length && length <= file->length - (int64_t)place;
}

/* What may only be read is private, not protected: a write by address must not end clew. */
static uint8_t *map_pages(const MappedFile *file, void *where)
{
    int64_t before = file->position % (int64_t)page_size();
    void *pages = mmap(where, file->size, PROT_READ | PROT_WRITE,
                       (file->is_shared ? MAP_SHARED : MAP_PRIVATE) | (where == NULL ? 0 : MAP_FIXED),
                       file->fd, (off_t)(file->position - before));
    return pages == MAP_FAILED ? NULL : pages;
}

static bool copy_file(int fd, const MappedFile *file)
{
    for (int64_t done = 0; done < file->length;) {
        ssize_t count =
            pread(fd, file->bytes + done, (size_t)(file->length - done), (off_t)(file->position + done));
        if (count < 0)
            return false;
        if (count == 0)
            break;
        done += count;
    }
    return true;
}

static bool open_pages(int fd, MappedFile *file, MappingMode mode)
{
    size_t before = (size_t)file->position % page_size();
    file->is_shared = mode == MAPPING_WRITE;
    file->size = before + (size_t)file->length + (file->length == 0);
    file->fd = dup(fd);
    file->pages = file->fd < 0 ? NULL : map_pages(file, NULL);
    if (file->pages == NULL)
        return false;
    file->bytes = file->pages + before;
    return true;
}

static bool open_copy(int fd, MappedFile *file, MappingMode mode)
{
    file->bytes = memory_allocate((size_t)file->length + 1);
    file->fd = mode == MAPPING_WRITE ? dup(fd) : -1;
    return copy_file(fd, file);
}

MappedFile *mapped_file_open(const Vm *vm, int fd, int64_t position, int64_t length, MappingMode mode)
{
    assert(position >= 0 && length >= 0);
    MappedFile *file = memory_allocate(sizeof *file);
    *file = (MappedFile){.fd = -1, .position = position, .length = length};
    if (vm->faults != NULL ? open_pages(fd, file, mode) : open_copy(fd, file, mode))
        return file;
    int number = errno;
    mapped_file_close(file);
    errno = number;
    return NULL;
}

void mapped_file_close(void *thing)
{
    MappedFile *file = thing;
    if (file->fd >= 0)
        close(file->fd);
    if (file->pages != NULL)
        munmap(file->pages, file->size);
    else
        free(file->bytes);
    free(file);
}

/* Are all pages of these bytes still part of the file?  Zeros that took the place of some make way again. */
static bool touch(const Vm *vm, const MappedFile *file, const uint8_t *bytes, int64_t length)
{
    int before = *vm->faults;
    const volatile uint8_t *touched = bytes;
    for (int64_t i = 0; i < length; i += (int64_t)page_size())
        (void)touched[i];
    if (length > 0)
        (void)touched[length - 1];
    if (*vm->faults == before)
        return true;
    map_pages(file, file->pages);
    return false;
}

uint8_t *mapped_file_bytes(const Vm *vm, MappedFile *file, uint32_t place, int64_t length)
{
    if (!lies_inside(file, place, length))
        return NULL;
    return file->pages == NULL || touch(vm, file, file->bytes + place, length) ? file->bytes + place : NULL;
}

void mapped_file_written(MappedFile *file, uint32_t place, int64_t length)
{
    if (file->pages == NULL && file->fd >= 0 && lies_inside(file, place, length)
        && pwrite(file->fd, file->bytes + place, (size_t)length, (off_t)(file->position + place)) < 0) {
        close(file->fd);
        file->fd = -1; /* as with a real mapping, nobody is told */
    }
}
