/* The overlay's tree: where a path leads, and the objects for what differs from the real file system.
 *
 *    VirtualFiles.root --> folder "/"      names     children
 *                                          "home" -> folder (real: /home)
 *                                                      names    children
 *                                                      "a"   -> file, new or changed
 *                                                      "b"   -> null: deleted
 *
 * A name that a folder does not list is as in the folder's real one; a folder without a real one has nothing
 * else. */
#ifndef VM_NATIVES_IO_OVERLAY_TREE_H
#define VM_NATIVES_IO_OVERLAY_TREE_H

#include <limits.h>
#include <sys/stat.h>

#include "vm/memory/machine.h"

/* Where a path leads. */
typedef struct Place {
    char path[PATH_MAX]; /* without symbolic links, "." and ".." */
    char real[PATH_MAX]; /* the real file that stands there; "" : there cannot be one */
    Ref node;            /* the VirtualFile; 0: it is as the real one, if that exists */
    bool exists;
    struct stat status; /* when it exists */
} Place;

/* What stands at a path that has no symbolic links but at its end, if at all. */
void overlay_locate(Vm *vm, const char *path, Place *place);

/* Follows a path, and the symbolic link at its end if `follow`.  What is missing at the end is a place that
 * does not exist; -1 and errno for what is missing or no folder before it. */
int overlay_resolve(Vm *vm, const char *path, bool follow, Place *place);

/* The VirtualFile of a place that exists, made if need be; 0 and errno. */
Ref overlay_node(Vm *vm, Place *place);

/* A new VirtualFile that is nowhere yet; 0 after throwing. */
Ref overlay_new(Vm *vm, mode_t mode);

/* Lets a path stand for a node, or for nothing (0); its folder is modified. */
int overlay_set(Vm *vm, const char *path, Ref node);

void overlay_status(Vm *vm, Ref node, struct stat *status);
int64_t overlay_now(Vm *vm); /* nanoseconds since 1970 */

/* Names in a folder that exists, sorted; the caller frees each and the list. */
char **overlay_list(Vm *vm, const Place *place, uint32_t *count);

/* The static fields of clew.internal.VirtualFiles. */
Ref overlay_static(Vm *vm, const char *name, const char *descriptor);
void overlay_set_static(Vm *vm, const char *name, const char *descriptor, Ref value);

char *overlay_bytes(Vm *vm, Ref object, const char *field, char *to,
                    size_t size); /* a byte[] as text; "" for null */

#endif
