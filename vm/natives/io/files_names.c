/* Names of files: those of the overlay in a search, the real ones otherwise; see files.h. */
#include "vm/natives/io/files_names.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/execution/choices.h"
#include "vm/footnotes.h"
#include "vm/natives/host.h"

static int fail(int number)
{
    errno = number;
    return -1;
}

static bool is_below(const char *path, const char *folder)
{
    size_t length = strlen(folder);
    while (length > 0 && folder[length - 1] == '/')
        length--;
    return strncmp(path, folder, length) == 0 && (path[length] == '\0' || path[length] == '/');
}

bool files_is_fixed(const Vm *vm, const char *path)
{
    return vm->options.jdk_home != NULL && is_below(path, vm->options.jdk_home)
           && strstr(path, "/..") == NULL;
}

bool files_stop(Vm *vm, const char *path)
{
    return vm->checking && !files_is_fixed(vm, path) && choices_stop_native(vm);
}

bool names_are_real(Vm *vm, const Place *place)
{
    for (const char *const *folder = vm->options.writable; folder != NULL && *folder != NULL; folder++)
        if (is_below(place->path, *folder)) {
            footnote_note(vm->program, FOOTNOTE_REAL_FILES);
            return true;
        }
    return false;
}

/* --- permissions --- */

int names_access(Vm *vm, const Place *place, int mode)
{
    if (!place->exists)
        return fail(ENOENT);
    if (mode & W_OK && files_is_fixed(vm, place->path))
        return fail(EACCES);
    if (place->node == 0)
        return eaccess(place->real, mode);
    mode_t bits = place->status.st_mode;
    if (geteuid() == 0)
        return mode & X_OK && !S_ISDIR(bits) && !(bits & 0111) ? fail(EACCES) : 0;
    unsigned owner = bits >> 6 & 7;
    return ((mode & R_OK) && !(owner & 4)) || ((mode & W_OK) && !(owner & 2))
                   || ((mode & X_OK) && !(owner & 1))
               ? fail(EACCES)
               : 0;
}

static void locate_folder(Vm *vm, const char *path, Place *folder)
{
    const char *slash = strrchr(path, '/');
    char parent[PATH_MAX];
    size_t length = slash == NULL ? 0 : (size_t)(slash - path);
    memcpy(parent, path, length);
    parent[length] = '\0';
    overlay_locate(vm, parent, folder);
}

int names_may_change(Vm *vm, const Place *place)
{
    Place folder;
    if (place->path[0] == '\0')
        return fail(EBUSY);
    if (files_is_fixed(vm, place->path))
        return fail(EACCES);
    locate_folder(vm, place->path, &folder);
    return names_access(vm, &folder, W_OK | X_OK);
}

mode_t names_umask(void)
{
    char line[256];
    unsigned mask = 022;
    FILE *file = fopen("/proc/self/status", "re");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (sscanf(line, "Umask: %o", &mask) == 1)
            break;
    if (file != NULL)
        fclose(file);
    return mask;
}

/* --- questions --- */

static int status_of(Vm *vm, const char *path, bool follow, struct stat *status)
{
    Place place;
    if (overlay_resolve(vm, path, follow, &place) != 0)
        return -1;
    if (!place.exists)
        return fail(ENOENT);
    *status = place.status;
    return 0;
}

int files_stat(Vm *vm, const char *path, struct stat *status)
{
    return vm->checking ? status_of(vm, path, true, status) : stat(path, status);
}

int files_lstat(Vm *vm, const char *path, struct stat *status)
{
    return vm->checking ? status_of(vm, path, false, status) : lstat(path, status);
}

int files_access(Vm *vm, const char *path, int mode)
{
    Place place;
    if (!vm->checking)
        return access(path, mode);
    return overlay_resolve(vm, path, true, &place) != 0 ? -1 : names_access(vm, &place, mode);
}

ssize_t files_readlink(Vm *vm, const char *path, char *target, size_t size)
{
    Place place;
    if (!vm->checking)
        return readlink(path, target, size);
    if (overlay_resolve(vm, path, false, &place) != 0)
        return -1;
    if (!place.exists)
        return fail(ENOENT);
    if (!S_ISLNK(place.status.st_mode))
        return fail(EINVAL);
    if (place.node == 0)
        return readlink(place.real, target, size);
    return (ssize_t)strlen(overlay_bytes(vm, place.node, "target", target, size));
}

char *files_realpath(Vm *vm, const char *path)
{
    Place place;
    if (!vm->checking)
        return realpath(path, NULL);
    if (overlay_resolve(vm, path, true, &place) != 0)
        return NULL;
    if (!place.exists) {
        errno = ENOENT;
        return NULL;
    }
    return memory_copy_string(place.path[0] == '\0' ? "/" : place.path);
}

void files_free_list(char **names, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        free(names[i]);
    free(names);
}

static char **list_real(const char *path, uint32_t *count)
{
    char **list = memory_allocate(sizeof *list);
    uint32_t capacity = 1;
    *count = 0;
    DIR *folder = opendir(path);
    if (folder == NULL) {
        free(list);
        return NULL;
    }
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        MEMORY_ROOM_FOR(list, capacity, *count);
        list[(*count)++] = memory_copy_string(entry->d_name);
    }
    closedir(folder);
    return list;
}

char **files_list(Vm *vm, const char *path, uint32_t *count)
{
    Place place;
    if (!vm->checking)
        return list_real(path, count);
    if (overlay_resolve(vm, path, true, &place) != 0 || names_access(vm, &place, R_OK) != 0)
        return NULL;
    if (!S_ISDIR(place.status.st_mode)) {
        errno = ENOTDIR;
        return NULL;
    }
    return overlay_list(vm, &place, count);
}

/* --- deleting --- */

static int remove_name(Vm *vm, const Place *place)
{
    if (names_may_change(vm, place) != 0)
        return -1;
    if (place->node != 0 && !S_ISDIR(place->status.st_mode))
        set_field_number(vm, place->node, "links", field_number(vm, place->node, "links") - 1);
    return overlay_set(vm, place->path, 0);
}

static bool is_empty(Vm *vm, const Place *folder)
{
    uint32_t count;
    char **names = overlay_list(vm, folder, &count);
    if (names == NULL)
        return false;
    files_free_list(names, count);
    return count == 0;
}

enum { REMOVE_FILES = 1, REMOVE_FOLDERS = 2 };

static int remove_any(Vm *vm, const char *path, int what)
{
    Place place;
    if (overlay_resolve(vm, path, false, &place) != 0)
        return -1;
    if (names_are_real(vm, &place))
        return what == REMOVE_FILES     ? unlink(place.path)
               : what == REMOVE_FOLDERS ? rmdir(place.path)
                                        : remove(place.path);
    if (!place.exists)
        return fail(ENOENT);
    bool is_folder = S_ISDIR(place.status.st_mode);
    if (!(what & (is_folder ? REMOVE_FOLDERS : REMOVE_FILES)))
        return fail(is_folder ? EISDIR : ENOTDIR);
    if (is_folder && !is_empty(vm, &place))
        return fail(ENOTEMPTY);
    return remove_name(vm, &place);
}

int files_unlink(Vm *vm, const char *path)
{
    return vm->checking ? remove_any(vm, path, REMOVE_FILES) : unlink(path);
}

int files_rmdir(Vm *vm, const char *path)
{
    return vm->checking ? remove_any(vm, path, REMOVE_FOLDERS) : rmdir(path);
}

int files_remove(Vm *vm, const char *path)
{
    return vm->checking ? remove_any(vm, path, REMOVE_FILES | REMOVE_FOLDERS) : remove(path);
}

/* --- making --- */

/* A place where something new can stand; 1: it is real, and the caller makes it there. */
static int find_free(Vm *vm, const char *path, Place *place)
{
    if (overlay_resolve(vm, path, false, place) != 0)
        return -1;
    if (names_are_real(vm, place))
        return 1;
    return place->exists ? fail(EEXIST) : names_may_change(vm, place);
}

int files_mkdir(Vm *vm, const char *path, mode_t mode)
{
    Place place;
    if (!vm->checking)
        return mkdir(path, mode);
    int kind = find_free(vm, path, &place);
    if (kind != 0)
        return kind < 0 ? -1 : mkdir(place.path, mode);
    Ref node = overlay_new(vm, S_IFDIR | (mode & ~names_umask() & 07777));
    return node == 0 ? fail(ENOMEM) : overlay_set(vm, place.path, node);
}

int files_symlink(Vm *vm, const char *target, const char *path)
{
    Place place;
    if (!vm->checking)
        return symlink(target, path);
    int kind = find_free(vm, path, &place);
    if (kind < 0)
        return -1;
    if (kind > 0) /* it would lead out of the folder that may be written */
        return fail(EPERM);
    Ref node = overlay_new(vm, S_IFLNK | 0777);
    if (node == 0)
        return fail(ENOMEM);
    set_field_number(vm, node, "size", (int64_t)strlen(target));
    set_field_reference(vm, node, "target", new_bytes(vm, target, strlen(target)));
    return overlay_set(vm, place.path, node);
}

int files_link(Vm *vm, const char *from, const char *to)
{
    Place source, place;
    if (!vm->checking)
        return link(from, to);
    if (overlay_resolve(vm, from, false, &source) != 0)
        return -1;
    int kind = find_free(vm, to, &place);
    if (kind != 0)
        return kind < 0 ? -1 : fail(EXDEV);
    if (!source.exists)
        return fail(ENOENT);
    if (S_ISDIR(source.status.st_mode))
        return fail(EPERM);
    if (names_are_real(vm, &source))
        return fail(EXDEV);
    Ref node = overlay_node(vm, &source);
    if (node == 0)
        return -1;
    set_field_number(vm, node, "links", field_number(vm, node, "links") + 1);
    return overlay_set(vm, place.path, node);
}

/* --- renaming --- */

/* May what stands at `to` be replaced? */
static int check_replaced(Vm *vm, const Place *from, const Place *to)
{
    bool is_folder = S_ISDIR(from->status.st_mode);
    if (is_folder && is_below(to->path, from->path))
        return fail(EINVAL);
    if (!to->exists)
        return 0;
    if (is_folder != S_ISDIR(to->status.st_mode))
        return fail(is_folder ? ENOTDIR : EISDIR);
    return is_folder && !is_empty(vm, to) ? fail(ENOTEMPTY) : 0;
}

int files_rename(Vm *vm, const char *from, const char *to)
{
    Place source, place;
    if (!vm->checking)
        return rename(from, to);
    if (overlay_resolve(vm, from, false, &source) != 0 || overlay_resolve(vm, to, false, &place) != 0)
        return -1;
    if (!source.exists)
        return fail(ENOENT);
    bool real = names_are_real(vm, &source);
    if (real != names_are_real(vm, &place))
        return fail(EXDEV);
    if (real)
        return rename(source.path, place.path);
    if (place.exists && place.status.st_dev == source.status.st_dev
        && place.status.st_ino == source.status.st_ino)
        return 0;
    if (check_replaced(vm, &source, &place) != 0 || names_may_change(vm, &source) != 0
        || names_may_change(vm, &place) != 0)
        return -1;
    if (place.exists && place.node != 0)
        set_field_number(vm, place.node, "links", field_number(vm, place.node, "links") - 1);
    Ref node = overlay_node(vm, &source);
    if (node == 0 || overlay_set(vm, place.path, node) != 0)
        return -1;
    return overlay_set(vm, source.path, 0);
}

/* --- attributes --- */

int names_set_mode(Vm *vm, Ref node, mode_t mode)
{
    set_field_number(vm, node, "mode", (field_number(vm, node, "mode") & S_IFMT) | (mode & 07777));
    return 0;
}

int names_set_time(Vm *vm, Ref node, struct timespec modified)
{
    if (modified.tv_nsec == UTIME_OMIT)
        return 0;
    set_field_number(vm, node, "modified",
                     modified.tv_nsec == UTIME_NOW
                         ? overlay_now(vm)
                         : (int64_t)modified.tv_sec * 1000000000 + modified.tv_nsec);
    return 0;
}

int names_check_owner(uid_t user, gid_t group)
{
    return (user == (uid_t)-1 || user == geteuid()) && (group == (gid_t)-1 || group == getegid())
               ? 0
               : fail(EPERM);
}

/* The node of a file whose attributes are to change: 0 and errno when they must not. */
static Ref node_to_change(Vm *vm, Place *place)
{
    if (!place->exists)
        return (Ref)(fail(ENOENT), 0);
    if (files_is_fixed(vm, place->path))
        return (Ref)(fail(EPERM), 0);
    if (place->node == 0 && geteuid() != 0 && place->status.st_uid != geteuid())
        return (Ref)(fail(EPERM), 0);
    return overlay_node(vm, place);
}

int files_chmod(Vm *vm, const char *path, mode_t mode)
{
    Place place;
    if (!vm->checking)
        return chmod(path, mode);
    if (overlay_resolve(vm, path, true, &place) != 0)
        return -1;
    if (names_are_real(vm, &place))
        return chmod(place.path, mode);
    Ref node = node_to_change(vm, &place);
    return node == 0 ? -1 : names_set_mode(vm, node, mode);
}

int files_chown(Vm *vm, const char *path, uid_t user, gid_t group, bool follow)
{
    Place place;
    if (!vm->checking)
        return follow ? chown(path, user, group) : lchown(path, user, group);
    if (overlay_resolve(vm, path, follow, &place) != 0)
        return -1;
    if (!place.exists)
        return fail(ENOENT);
    return names_are_real(vm, &place) ? lchown(place.path, user, group) : names_check_owner(user, group);
}

int files_utimens(Vm *vm, const char *path, const struct timespec times[2], bool follow)
{
    Place place;
    if (!vm->checking)
        return utimensat(AT_FDCWD, path, times, follow ? 0 : AT_SYMLINK_NOFOLLOW);
    if (overlay_resolve(vm, path, follow, &place) != 0)
        return -1;
    if (names_are_real(vm, &place))
        return utimensat(AT_FDCWD, place.path, times, AT_SYMLINK_NOFOLLOW);
    Ref node = node_to_change(vm, &place);
    return node == 0 ? -1 : names_set_time(vm, node, times[1]);
}
