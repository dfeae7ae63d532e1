/* Contents of the overlay's files: blocks of bytes, or those of a real file as long as nobody writes.  Files
 * that lie in memory, too, are kept the same as their blocks there. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/natives/asker.h"
#include "vm/natives/host.h"
#include "vm/natives/io/files_names.h"
#include "vm/natives/io/overlay_open.h"

#define MAPPINGS "[Lclew/internal/VirtualMapping;"

enum { BLOCK = 1024, SLACK = 1 << 16 };

static int fail(int number)
{
    errno = number;
    return -1;
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

/* --- real files --- */

typedef struct RealFile {
    char *path;
    int fd;
} RealFile;

static void close_real(void *thing)
{
    RealFile *file = thing;
    close(file->fd);
    free(file->path);
    free(file);
}

/* The process keeps one descriptor for each file, until the VM ends: states are entered again. */
static int real_descriptor(Vm *vm, const char *path)
{
    for (int64_t handle = 1; handle <= host_count(vm); handle++) {
        const RealFile *file = host_thing(vm, HOST_FILE, handle);
        if (file != NULL && strcmp(file->path, path) == 0)
            return file->fd;
    }
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0)
        return -1;
    RealFile *file = memory_allocate(sizeof *file);
    *file = (RealFile){memory_copy_string(path), fd};
    host_open(vm, HOST_FILE, file, close_real);
    return fd;
}

/* Bytes of the devices for random numbers: the same in every search. */
static void make_random(uint8_t *to, size_t length, int64_t position)
{
    for (size_t i = 0; i < length; i++) {
        uint64_t at = (uint64_t)position + i, mixed = (at / 8 + 1) * 0x9E3779B97F4A7C15u;
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
        to[i] = (uint8_t)((mixed ^ mixed >> 31) >> at % 8 * 8);
    }
}

static int64_t read_real(Vm *vm, const char *path, uint8_t *to, size_t length, int64_t position)
{
    if (strcmp(path, "/dev/random") == 0 || strcmp(path, "/dev/urandom") == 0) {
        asker_note(vm, FOOTNOTE_RANDOM);
        make_random(to, length, position);
        return (int64_t)length;
    }
    if (strcmp(path, "/dev/null") == 0)
        return 0;
    int fd = real_descriptor(vm, path);
    if (!files_is_fixed(vm, path))
        asker_note(vm, FOOTNOTE_INPUT);
    size_t done = 0;
    while (fd >= 0 && done < length) {
        ssize_t count = pread(fd, to + done, length - done, position + (int64_t)done);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return count < 0 && done == 0 ? -1 : (int64_t)done;
        done += (size_t)count;
    }
    return fd < 0 ? -1 : (int64_t)done;
}

/* --- blocks --- */

static void read_blocks(Vm *vm, Ref node, uint8_t *to, int64_t length, int64_t position)
{
    Ref blocks = field_reference(vm, node, "blocks");
    while (length > 0) {
        int64_t inside = position % BLOCK, count = least(BLOCK - inside, length);
        Ref block = blocks == 0 ? 0 : ELEMENT(Ref, object_at(vm, blocks), position / BLOCK);
        if (block == 0)
            memset(to, 0, (size_t)count);
        else
            memcpy(to, object_at(vm, block)->payload + inside, (size_t)count);
        to += count;
        position += count;
        length -= count;
    }
}

/* As many blocks as that size needs; those that stay are kept. */
static int resize_blocks(Vm *vm, Ref node, int64_t size)
{
    Ref old = field_reference(vm, node, "blocks");
    int64_t had = old == 0 ? 0 : object_at(vm, old)->length, wanted = (size + BLOCK - 1) / BLOCK;
    if (had == wanted)
        return 0;
    int64_t needed = (wanted - had) * (BLOCK + 64) + wanted * 8;
    if (wanted > INT32_MAX / 2
        || (wanted > had
            && (uint64_t)needed + SLACK
                   > vm->heap.limit - least((int64_t)vm->heap.used, (int64_t)vm->heap.limit))) {
        reads_give_up(vm, OBSTACLE_MEMORY);
        return fail(ENOSPC);
    }
    Ref blocks = wanted == 0 ? 0 : vm_new_array(vm, "[[B", (int32_t)wanted);
    for (int64_t i = 0; i < least(had, wanted); i++)
        ELEMENT(Ref, object_at(vm, blocks), i) = ELEMENT(Ref, object_at(vm, old), i);
    set_field_reference(vm, node, "blocks", blocks);
    return 0;
}

static void write_blocks(Vm *vm, Ref node, const uint8_t *from, int64_t length, int64_t position)
{
    Ref blocks = field_reference(vm, node, "blocks");
    while (length > 0) {
        int64_t inside = position % BLOCK, count = least(BLOCK - inside, length);
        Ref block = ELEMENT(Ref, object_at(vm, blocks), position / BLOCK);
        if (block == 0) {
            block = vm_new_array(vm, "[B", BLOCK);
            if (block == 0)
                return;
            vm_object_written(vm, object_at(vm, blocks));
            ELEMENT(Ref, object_at(vm, blocks), position / BLOCK) = block;
        }
        vm_object_written(vm, object_at(vm, block));
        memcpy(object_at(vm, block)->payload + inside, from, (size_t)count);
        from += count;
        position += count;
        length -= count;
    }
}

/* Copies what a real file has, before the first change. */
static int make_own(Vm *vm, Ref node)
{
    char real[PATH_MAX];
    uint8_t buffer[16 * BLOCK];
    if (overlay_bytes(vm, node, "real", real, sizeof real)[0] == '\0')
        return 0;
    int64_t size = field_number(vm, node, "size"), count = 0;
    if (resize_blocks(vm, node, size) != 0)
        return -1;
    for (int64_t done = 0; done < size; done += count) {
        count = read_real(vm, real, buffer, (size_t)least(size - done, sizeof buffer), done);
        if (count < 0)
            return -1;
        if (count == 0)
            break;
        write_blocks(vm, node, buffer, count, done);
    }
    set_field_reference(vm, node, "real", 0);
    return 0;
}

int contents_truncate(Vm *vm, Ref node, int64_t length)
{
    static const uint8_t zeros[BLOCK];
    if (length < 0)
        return fail(EINVAL);
    if (length == 0)
        set_field_reference(vm, node, "real", 0);
    else if (make_own(vm, node) != 0)
        return -1;
    int64_t size = field_number(vm, node, "size");
    if (resize_blocks(vm, node, length) != 0)
        return -1;
    if (length < size && length % BLOCK != 0
        && ELEMENT(Ref, object_at(vm, field_reference(vm, node, "blocks")), length / BLOCK) != 0)
        write_blocks(vm, node, zeros, BLOCK - length % BLOCK, length);
    set_field_number(vm, node, "size", length);
    set_field_number(vm, node, "modified", overlay_now(vm));
    return 0;
}

static int write_contents(Vm *vm, Ref node, const uint8_t *from, int64_t length, int64_t position)
{
    if (make_own(vm, node) != 0)
        return -1;
    int64_t size = field_number(vm, node, "size"), end = position + length;
    if (position < 0 || end < 0)
        return fail(EFBIG);
    if (end > size && resize_blocks(vm, node, end) != 0)
        return -1;
    write_blocks(vm, node, from, length, position);
    if (end > size)
        set_field_number(vm, node, "size", end);
    set_field_number(vm, node, "modified", overlay_now(vm));
    return 0;
}

/* --- mapped files --- */

/* The other memory that shows the file. */
static void show_in_memory(Vm *vm, Ref node, const Object *but, const uint8_t *from, int64_t length,
                           int64_t position)
{
    Ref mapped = overlay_static(vm, "mapped", MAPPINGS);
    for (uint32_t i = 0; mapped != 0 && i < object_at(vm, mapped)->length; i++) {
        Ref mapping = ELEMENT(Ref, object_at(vm, mapped), i);
        Object *block = object_at(vm, field_reference(vm, mapping, "block"));
        int64_t begin = field_number(vm, mapping, "position"), end = begin + block->length,
                first = position > begin ? position : begin, last = least(position + length, end);
        if (field_reference(vm, mapping, "file") != node || block == but || first >= last)
            continue;
        vm_object_written(vm, block);
        memcpy(block->payload + (first - begin), from + (first - position), (size_t)(last - first));
    }
}

void contents_mapped_written(Vm *vm, const Object *block, int64_t place, int64_t length)
{
    Ref mapped = overlay_static(vm, "mapped", MAPPINGS);
    for (uint32_t i = 0; mapped != 0 && i < object_at(vm, mapped)->length; i++) {
        Ref mapping = ELEMENT(Ref, object_at(vm, mapped), i), node = field_reference(vm, mapping, "file");
        if (object_at(vm, field_reference(vm, mapping, "block")) != block)
            continue;
        int64_t position = field_number(vm, mapping, "position") + place;
        int64_t there = least(length, field_number(vm, node, "size") - position);
        if (there > 0 && write_contents(vm, node, block->payload + place, there, position) == 0)
            show_in_memory(vm, node, block, block->payload + place, there, position);
    }
}

static void set_mapped(Vm *vm, const Object *without, Ref with)
{
    Ref old = overlay_static(vm, "mapped", MAPPINGS);
    uint32_t count = old == 0 ? 0 : object_at(vm, old)->length, kept = 0;
    Ref *list = memory_allocate((count + 1) * sizeof *list);
    for (uint32_t i = 0; i < count; i++) {
        Ref mapping = ELEMENT(Ref, object_at(vm, old), i);
        if (object_at(vm, field_reference(vm, mapping, "block")) != without)
            list[kept++] = mapping;
    }
    if (with != 0)
        list[kept++] = with;
    if (kept != count) {
        Ref mapped = kept == 0 ? 0 : vm_new_array(vm, MAPPINGS, (int32_t)kept);
        for (uint32_t i = 0; mapped != 0 && i < kept; i++)
            ELEMENT(Ref, object_at(vm, mapped), i) = list[i];
        overlay_set_static(vm, "mapped", MAPPINGS, mapped);
    }
    free(list);
}

/* --- open files --- */

int opening_status(Vm *vm, Ref opening, struct stat *status)
{
    char real[PATH_MAX];
    Ref node = field_reference(vm, opening, "file");
    if (node == 0)
        return stat(overlay_bytes(vm, opening, "real", real, sizeof real), status);
    overlay_status(vm, node, status);
    return 0;
}

int64_t opening_read(Vm *vm, Ref opening, void *to, size_t length, int64_t position)
{
    char real[PATH_MAX];
    Ref node = field_reference(vm, opening, "file");
    if ((field_number(vm, opening, "flags") & O_ACCMODE) == O_WRONLY)
        return fail(EBADF);
    if (position < 0)
        return fail(EINVAL);
    if (node == 0)
        return read_real(vm, overlay_bytes(vm, opening, "real", real, sizeof real), to, length, position);
    if (S_ISDIR(field_number(vm, node, "mode")))
        return fail(EISDIR);
    int64_t left = field_number(vm, node, "size") - position, count = least((int64_t)length, left);
    if (count <= 0)
        return 0;
    if (overlay_bytes(vm, node, "real", real, sizeof real)[0] != '\0')
        return read_real(vm, real, to, (size_t)count, position);
    read_blocks(vm, node, to, count, position);
    return count;
}

Ref opening_node(Vm *vm, Ref opening)
{
    char real[PATH_MAX];
    Ref node = field_reference(vm, opening, "file");
    if (node != 0)
        return node;
    /* The real file is the one at its own path still: a change there would have made a node. */
    Place place;
    overlay_locate(vm, overlay_bytes(vm, opening, "real", real, sizeof real), &place);
    if (place.exists && place.node == 0 && strcmp(place.real, real) == 0)
        return overlay_node(vm, &place);
    errno = EROFS;
    return 0;
}

int64_t opening_write(Vm *vm, Ref opening, const void *from, size_t length, int64_t position)
{
    char real[PATH_MAX];
    if ((field_number(vm, opening, "flags") & O_ACCMODE) == O_RDONLY)
        return fail(EBADF);
    if (strcmp(overlay_bytes(vm, opening, "real", real, sizeof real), "/dev/null") == 0)
        return (int64_t)length;
    Ref node = opening_node(vm, opening);
    if (node == 0 || write_contents(vm, node, from, (int64_t)length, position) != 0)
        return -1;
    show_in_memory(vm, node, NULL, from, (int64_t)length, position);
    return (int64_t)length;
}

int opening_truncate(Vm *vm, Ref opening, int64_t length)
{
    if ((field_number(vm, opening, "flags") & O_ACCMODE) == O_RDONLY)
        return fail(EBADF);
    Ref node = opening_node(vm, opening);
    return node == 0 ? -1 : contents_truncate(vm, node, length);
}

/* --- mapping --- */

/* A real file that is only read cannot change under its memory. */
Ref contents_map(Vm *vm, Ref opening, int64_t position, int64_t length, MappingMode mode)
{
    Ref block = vm_new_array(vm, "[B", (int32_t)length);
    if (block == 0 || opening_read(vm, opening, object_at(vm, block)->payload, (size_t)length, position) < 0)
        return 0;
    Ref node = mode == MAPPING_WRITE ? opening_node(vm, opening) : field_reference(vm, opening, "file");
    if (mode == MAPPING_PRIVATE || node == 0)
        return mode == MAPPING_WRITE ? 0 : block;
    Ref mapping = vm_new_object(vm, vm_class(vm, "clew/internal/VirtualMapping"));
    if (mapping == 0)
        return 0;
    set_field_reference(vm, mapping, "file", node);
    set_field_number(vm, mapping, "position", position);
    set_field_reference(vm, mapping, "block", block);
    set_mapped(vm, NULL, mapping);
    return block;
}

void contents_unmap(Vm *vm, const Object *block)
{
    if (overlay_static(vm, "mapped", MAPPINGS) != 0)
        set_mapped(vm, block, 0);
}
