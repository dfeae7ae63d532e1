/* Paths through the overlay, and the objects of the tree; see overlay_tree.h. */
#include "vm/natives/io/overlay_tree.h"

#include <assert.h>
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/execution/initialize.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/identity.h"
#include "vm/natives/host.h"

#define FILES  "clew/internal/VirtualFiles"
#define FILE_  "clew/internal/VirtualFile"
#define FILES_ "[Lclew/internal/VirtualFile;"

enum { LINKS_MAX = 40, VIRTUAL_DEVICE = 0x636c65 };

/* The time of a real folder of which only entries below are virtual: others may change it meanwhile, and then
 * it must not be part of a state. */
#define AS_REAL INT64_MIN

/* --- fields --- */

static const Field *static_field(Vm *vm, const char *name, const char *descriptor, Object **mirror)
{
    Class *type = vm_class(vm, FILES);
    const Field *field = class_declared_field(type, program_symbol(vm->program, name),
                                              program_symbol(vm->program, descriptor));
    assert(field != NULL && "a field of our own library");
    *mirror = object_at(vm, vm_class_mirror(vm, type));
    return field;
}

Ref overlay_static(Vm *vm, const char *name, const char *descriptor)
{
    Object *mirror;
    const Field *field = static_field(vm, name, descriptor, &mirror);
    return FIELD_AT(Ref, mirror, field->offset);
}

void overlay_set_static(Vm *vm, const char *name, const char *descriptor, Ref value)
{
    Object *mirror;
    const Field *field = static_field(vm, name, descriptor, &mirror);
    Readiness readiness = class_make_ready(vm, vm_class(vm, FILES));
    assert(readiness == CLASS_READY && "its initialization has no effect");
    (void)readiness;
    vm_object_written(vm, mirror);
    FIELD_AT(Ref, mirror, field->offset) = value;
}

char *overlay_bytes(Vm *vm, Ref object, const char *field, char *to, size_t size)
{
    Ref bytes = field_reference(vm, object, field);
    size_t length = bytes == 0 ? 0 : object_at(vm, bytes)->length;
    if (length >= size)
        length = size - 1;
    if (length > 0)
        memcpy(to, object_at(vm, bytes)->payload, length);
    to[length] = '\0';
    return to;
}

static void set_bytes(Vm *vm, Ref object, const char *field, const char *text)
{
    set_field_reference(vm, object, field, new_bytes(vm, text, strlen(text)));
}

int64_t overlay_now(Vm *vm) { return vm->time.epoch_millis * 1000000 + scheduler_now(vm); }

void overlay_status(Vm *vm, Ref node, struct stat *status)
{
    int64_t modified = field_number(vm, node, "modified");
    int64_t rest = modified % 1000000000, second = modified / 1000000000;
    struct timespec time = {second - (rest < 0), rest < 0 ? rest + 1000000000 : rest};
    *status = (struct stat){.st_mode = (mode_t)field_number(vm, node, "mode"),
                            .st_dev = (dev_t)field_number(vm, node, "device"),
                            .st_ino = (ino_t)field_number(vm, node, "inode"),
                            .st_nlink = (nlink_t)field_number(vm, node, "links"),
                            .st_uid = geteuid(),
                            .st_gid = getegid(),
                            .st_size = field_number(vm, node, "size"),
                            .st_blksize = 4096,
                            .st_atim = time,
                            .st_mtim = time,
                            .st_ctim = time};
    if (S_ISDIR(status->st_mode))
        status->st_size = 4096;
    char path[PATH_MAX];
    struct stat real;
    if (modified == AS_REAL && lstat(overlay_bytes(vm, node, "real", path, sizeof path), &real) == 0) {
        status->st_atim = real.st_atim;
        status->st_mtim = real.st_mtim;
        status->st_ctim = real.st_ctim;
        status->st_nlink = real.st_nlink;
    }
}

/* --- making --- */

/* From the object's name, which is the same in every process; so different files have different ones. */
static int64_t new_inode(const Vm *vm, Ref node)
{
    uint64_t name = vm->numbering != NULL ? identity_of_slot(vm, node) : node;
    return (int64_t)(name >> 1);
}

Ref overlay_new(Vm *vm, mode_t mode)
{
    Ref node = vm_new_object(vm, vm_class(vm, FILE_));
    if (node == 0)
        return 0;
    set_field_number(vm, node, "mode", (int64_t)mode);
    set_field_number(vm, node, "modified", overlay_now(vm));
    set_field_number(vm, node, "device", VIRTUAL_DEVICE);
    set_field_number(vm, node, "inode", new_inode(vm, node));
    set_field_number(vm, node, "links", S_ISDIR(mode) ? 2 : 1);
    return node;
}

static bool is_same(const struct stat *a, const struct stat *b)
{
    return a->st_dev == b->st_dev && a->st_ino == b->st_ino;
}

/* Who has the real file open now has the new one open. */
static void tell_openings(Vm *vm, Ref node, const struct stat *status)
{
    Ref open = overlay_static(vm, "open", "[Ljava/lang/Object;");
    const Class *opening = vm_class(vm, "clew/internal/VirtualOpening");
    char real[PATH_MAX];
    struct stat other;
    for (uint32_t i = 0; open != 0 && i < object_at(vm, open)->length; i++) {
        Ref each = ELEMENT(Ref, object_at(vm, open), i);
        if (each == 0 || object_at(vm, each)->class != opening || field_reference(vm, each, "file") != 0)
            continue;
        if (stat(overlay_bytes(vm, each, "real", real, sizeof real), &other) != 0 || !is_same(&other, status))
            continue;
        set_field_reference(vm, each, "file", node);
        set_field_reference(vm, each, "real", 0);
    }
}

static Ref find_linked(Vm *vm, const struct stat *status)
{
    Ref linked = overlay_static(vm, "linked", FILES_);
    for (uint32_t i = 0; linked != 0 && i < object_at(vm, linked)->length; i++) {
        Ref each = ELEMENT(Ref, object_at(vm, linked), i);
        if (field_number(vm, each, "device") == (int64_t)status->st_dev
            && field_number(vm, each, "inode") == (int64_t)status->st_ino)
            return each;
    }
    return 0;
}

static void add_linked(Vm *vm, Ref node)
{
    Ref old = overlay_static(vm, "linked", FILES_);
    uint32_t count = old == 0 ? 0 : object_at(vm, old)->length;
    Ref list = vm_new_array(vm, FILES_, (int32_t)count + 1);
    if (list == 0)
        return;
    if (count > 0)
        memcpy(object_at(vm, list)->payload, object_at(vm, old)->payload, count * sizeof(Ref));
    ELEMENT(Ref, object_at(vm, list), count) = node;
    overlay_set_static(vm, "linked", FILES_, list);
}

/* A VirtualFile that is the same as a real one still. */
static Ref copy_real(Vm *vm, const char *real, const struct stat *status)
{
    Ref node = overlay_new(vm, status->st_mode);
    if (node == 0)
        return 0;
    set_field_number(vm, node, "device", (int64_t)status->st_dev);
    set_field_number(vm, node, "inode", (int64_t)status->st_ino);
    if (S_ISDIR(status->st_mode)) {
        set_field_number(vm, node, "modified", AS_REAL);
        set_bytes(vm, node, "real", real);
        return node;
    }
    set_field_number(vm, node, "modified",
                     (int64_t)status->st_mtim.tv_sec * 1000000000 + status->st_mtim.tv_nsec);
    set_field_number(vm, node, "links", (int64_t)status->st_nlink);
    if (S_ISLNK(status->st_mode)) {
        char target[PATH_MAX];
        ssize_t length = readlink(real, target, sizeof target - 1);
        target[length < 0 ? 0 : length] = '\0';
        set_bytes(vm, node, "target", target);
        return node;
    }
    set_field_number(vm, node, "size", status->st_size);
    set_bytes(vm, node, "real", real);
    if (S_ISREG(status->st_mode)) {
        tell_openings(vm, node, status);
        if (status->st_nlink > 1)
            add_linked(vm, node);
    }
    return node;
}

/* --- entries of a folder --- */

static int compare_name(Vm *vm, Ref bytes, const char *name, size_t length)
{
    const Object *object = object_at(vm, bytes);
    size_t shorter = object->length < length ? object->length : length;
    int order = memcmp(object->payload, name, shorter);
    return order != 0 ? order : (object->length > length) - (object->length < length);
}

/* The index of a name in a folder, or of the first one after it. */
static uint32_t find_name(Vm *vm, Ref folder, const char *name, size_t length, bool *found)
{
    Ref names = field_reference(vm, folder, "names");
    uint32_t count = names == 0 ? 0 : object_at(vm, names)->length, i = 0;
    int order = 1;
    while (i < count && (order = compare_name(vm, ELEMENT(Ref, object_at(vm, names), i), name, length)) < 0)
        i++;
    *found = i < count && order == 0;
    return i;
}

static Ref child_at(Vm *vm, Ref folder, uint32_t index)
{
    return ELEMENT(Ref, object_at(vm, field_reference(vm, folder, "children")), index);
}

/* A new array of references with one more, or without the one at the index. */
static Ref resized(Vm *vm, const char *type, Ref old, uint32_t index, int change)
{
    uint32_t count = old == 0 ? 0 : object_at(vm, old)->length, kept = change < 0 ? index + 1 : index;
    if (change < 0 && count == 1)
        return 0;
    Ref list = vm_new_array(vm, type, (int32_t)count + change);
    if (list == 0)
        return 0;
    for (uint32_t i = 0; i < index; i++)
        ELEMENT(Ref, object_at(vm, list), i) = ELEMENT(Ref, object_at(vm, old), i);
    for (uint32_t i = kept; i < count; i++)
        ELEMENT(Ref, object_at(vm, list), (uint32_t)((int)i + change)) = ELEMENT(Ref, object_at(vm, old), i);
    return list;
}

static void resize_folder(Vm *vm, Ref folder, uint32_t index, int change)
{
    Ref names = resized(vm, "[[B", field_reference(vm, folder, "names"), index, change),
        children = resized(vm, FILES_, field_reference(vm, folder, "children"), index, change);
    set_field_reference(vm, folder, "names", names);
    set_field_reference(vm, folder, "children", children);
}

static void put(Vm *vm, Ref folder, const char *name, Ref node)
{
    bool found;
    size_t length = strlen(name);
    uint32_t index = find_name(vm, folder, name, length, &found);
    if (!found) {
        resize_folder(vm, folder, index, 1);
        Ref bytes = new_bytes(vm, name, length);
        Object *names = object_at(vm, field_reference(vm, folder, "names"));
        ELEMENT(Ref, names, index) = bytes;
    }
    Object *children = object_at(vm, field_reference(vm, folder, "children"));
    vm_object_written(vm, children);
    ELEMENT(Ref, children, index) = node;
}

static void forget(Vm *vm, Ref folder, const char *name)
{
    bool found;
    uint32_t index = find_name(vm, folder, name, strlen(name), &found);
    if (found)
        resize_folder(vm, folder, index, -1);
}

/* --- places --- */

/* Goes from a place to an entry of it, which is not looked up on the disk. */
static void enter(Vm *vm, Place *place, const char *name, size_t length)
{
    bool found = false;
    uint32_t index = place->node == 0 ? 0 : find_name(vm, place->node, name, length, &found);
    if (found) {
        place->node = child_at(vm, place->node, index);
        place->real[0] = '\0';
        if (place->node != 0)
            overlay_bytes(vm, place->node, "real", place->real, sizeof place->real);
        place->exists = place->node != 0;
        return;
    }
    place->node = 0;
    size_t used = strcmp(place->real, "/") == 0 ? 0 : strlen(place->real);
    if (place->real[0] == '\0' || used + 1 + length >= sizeof place->real) {
        place->exists = false;
        place->real[0] = '\0';
        return;
    }
    place->real[used] = '/';
    memcpy(place->real + used + 1, name, length);
    place->real[used + 1 + length] = '\0';
}

void overlay_locate(Vm *vm, const char *path, Place *place)
{
    if (path != place->path)
        strcpy(place->path, path);
    strcpy(place->real, "/");
    place->node = overlay_static(vm, "root", "L" FILE_ ";");
    place->exists = true;
    for (const char *part = place->path; *part != '\0' && place->exists;) {
        part += *part == '/';
        size_t length = strcspn(part, "/");
        if (length > 0)
            enter(vm, place, part, length);
        part += length;
    }
    if (!place->exists)
        return;
    if (place->node == 0 && (place->exists = lstat(place->real, &place->status) == 0)
        && S_ISREG(place->status.st_mode) && place->status.st_nlink > 1)
        place->node = find_linked(vm, &place->status);
    if (place->node != 0)
        overlay_status(vm, place->node, &place->status);
}

static bool read_target(Vm *vm, const Place *place, char target[PATH_MAX])
{
    if (place->node != 0) {
        overlay_bytes(vm, place->node, "target", target, PATH_MAX);
        return true;
    }
    ssize_t length = readlink(place->real, target, PATH_MAX - 1);
    target[length < 0 ? 0 : length] = '\0';
    return length >= 0;
}

static int fail(int number)
{
    errno = number;
    return -1;
}

/* `rest` becomes `front` + "/" + what follows in it. */
static bool prepend(char rest[PATH_MAX], const char *front, const char *back)
{
    char joined[2 * PATH_MAX];
    size_t length = strlen(front);
    memcpy(joined, front, length);
    joined[length] = '/';
    strcpy(joined + length + 1, back);
    if (strlen(joined) >= PATH_MAX)
        return false;
    strcpy(rest, joined);
    return true;
}

/* One name of the path: the place goes there.  A link puts its target before what is left. */
static int take_name(Vm *vm, Place *place, char *name, char rest[PATH_MAX], const char *after, bool follow,
                     int *links)
{
    char path[PATH_MAX];
    size_t used = strlen(place->path);
    if (!S_ISDIR(place->status.st_mode))
        return fail(ENOTDIR);
    if (used + strlen(name) + 2 > sizeof path || strlen(name) > NAME_MAX)
        return fail(ENAMETOOLONG);
    strcpy(path, place->path);
    path[used] = '/';
    strcpy(path + used + 1, name);
    overlay_locate(vm, path, place);
    bool is_last = after[strspn(after, "/")] == '\0';
    if (!place->exists)
        return is_last ? 0 : fail(ENOENT);
    if (!S_ISLNK(place->status.st_mode) || (is_last && !follow && *after == '\0'))
        return 0;
    char target[PATH_MAX];
    if (++*links > LINKS_MAX)
        return fail(ELOOP);
    if (!read_target(vm, place, target))
        return -1;
    path[target[0] == '/' ? 0 : used] = '\0';
    if (!prepend(rest, target, after))
        return fail(ENAMETOOLONG);
    overlay_locate(vm, path, place);
    return 1;
}

int overlay_resolve(Vm *vm, const char *path, bool follow, Place *place)
{
    char rest[PATH_MAX], folder[PATH_MAX];
    int links = 0;
    if (path[0] == '\0')
        return fail(ENOENT);
    if (path[0] == '/' ? strlen(path) >= sizeof rest : getcwd(folder, sizeof folder) == NULL)
        return fail(ENAMETOOLONG);
    if (path[0] == '/')
        strcpy(rest, path);
    else if (strlen(path) >= PATH_MAX || !prepend(rest, folder, path))
        return fail(ENAMETOOLONG);
    place->path[0] = '\0';
    overlay_locate(vm, "", place);
    while (rest[0] != '\0') {
        char name[PATH_MAX];
        size_t skipped = strspn(rest, "/"), length = strcspn(rest + skipped, "/");
        memcpy(name, rest + skipped, length);
        name[length] = '\0';
        memmove(rest, rest + skipped + length, strlen(rest + skipped + length) + 1);
        if (length == 0)
            break;
        if (!place->exists)
            return fail(ENOENT);
        if (strcmp(name, ".") == 0 || strcmp(name, "..") == 0) {
            if (!S_ISDIR(place->status.st_mode))
                return fail(ENOTDIR);
            char *slash = strrchr(place->path, '/');
            if (length == 2 && slash != NULL) {
                *slash = '\0';
                overlay_locate(vm, place->path, place);
            }
            continue;
        }
        char after[PATH_MAX];
        strcpy(after, rest);
        if (take_name(vm, place, name, rest, after, follow, &links) < 0)
            return -1;
    }
    size_t end = strlen(path);
    if (place->exists && path[end - 1] == '/' && !S_ISDIR(place->status.st_mode))
        return fail(ENOTDIR);
    return 0;
}

/* --- changes --- */

static Ref root_node(Vm *vm)
{
    Ref root = overlay_static(vm, "root", "L" FILE_ ";");
    struct stat status;
    if (root == 0 && stat("/", &status) == 0) {
        root = copy_real(vm, "/", &status);
        overlay_set_static(vm, "root", "L" FILE_ ";", root);
    }
    return root;
}

Ref overlay_node(Vm *vm, Place *place)
{
    assert(place->exists && "only what exists has a node");
    if (place->node != 0)
        return place->node;
    char *slash = strrchr(place->path, '/');
    if (slash == NULL)
        return place->node = root_node(vm);
    Place folder;
    char path[PATH_MAX];
    memcpy(path, place->path, (size_t)(slash - place->path));
    path[slash - place->path] = '\0';
    overlay_locate(vm, path, &folder);
    Ref parent = overlay_node(vm, &folder);
    if (parent == 0)
        return 0;
    place->node = copy_real(vm, place->real, &place->status);
    if (place->node != 0)
        put(vm, parent, slash + 1, place->node);
    return place->node;
}

static bool real_exists(Vm *vm, Ref folder, const char *name)
{
    char path[PATH_MAX], whole[2 * PATH_MAX];
    struct stat status;
    if (overlay_bytes(vm, folder, "real", path, sizeof path)[0] == '\0')
        return false;
    size_t length = strlen(path);
    memcpy(whole, path, length);
    whole[length] = '/';
    strcpy(whole + length + 1, name);
    return lstat(whole, &status) == 0;
}

int overlay_set(Vm *vm, const char *path, Ref node)
{
    const char *slash = strrchr(path, '/');
    char parent[PATH_MAX];
    Place folder;
    assert(slash != NULL && "the root stays");
    memcpy(parent, path, (size_t)(slash - path));
    parent[slash - path] = '\0';
    overlay_locate(vm, parent, &folder);
    Ref into = folder.exists ? overlay_node(vm, &folder) : 0;
    if (into == 0)
        return fail(ENOENT);
    if (node == 0 && !real_exists(vm, into, slash + 1))
        forget(vm, into, slash + 1);
    else
        put(vm, into, slash + 1, node);
    set_field_number(vm, into, "modified", overlay_now(vm));
    return 0;
}

/* --- listings --- */

static int compare_texts(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static bool is_entry(const char *name) { return strcmp(name, ".") != 0 && strcmp(name, "..") != 0; }

static void add_text(char ***list, uint32_t *count, uint32_t *capacity, char *text)
{
    MEMORY_ROOM_FOR(*list, *capacity, *count);
    (*list)[(*count)++] = text;
}

char **overlay_list(Vm *vm, const Place *place, uint32_t *count)
{
    char **list = NULL;
    uint32_t capacity = 0;
    *count = 0;
    DIR *folder = place->real[0] == '\0' ? NULL : opendir(place->real);
    if (place->real[0] != '\0' && folder == NULL)
        return NULL;
    bool found = false;
    for (struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        if (place->node != 0)
            find_name(vm, place->node, entry->d_name, strlen(entry->d_name), &found);
        if (is_entry(entry->d_name) && !found)
            add_text(&list, count, &capacity, memory_copy_string(entry->d_name));
    }
    if (folder != NULL)
        closedir(folder);
    Ref names = place->node == 0 ? 0 : field_reference(vm, place->node, "names");
    for (uint32_t i = 0; names != 0 && i < object_at(vm, names)->length; i++) {
        const Object *name = object_at(vm, ELEMENT(Ref, object_at(vm, names), i));
        if (child_at(vm, place->node, i) == 0)
            continue;
        char *text = memory_allocate((size_t)name->length + 1);
        memcpy(text, name->payload, name->length);
        add_text(&list, count, &capacity, text);
    }
    if (list == NULL)
        list = memory_allocate(sizeof *list);
    qsort(list, *count, sizeof *list, compare_texts);
    return list;
}
