/* Open things of the overlay (VirtualFiles.open), and the contents of its files. */
#ifndef VM_NATIVES_IO_OVERLAY_OPEN_H
#define VM_NATIVES_IO_OVERLAY_OPEN_H

#include "vm/natives/host.h"
#include "vm/natives/io/overlay_tree.h"

/* Takes the lowest free number, from 0 on; -1 after throwing. */
int32_t open_add(Vm *vm, Ref thing);
Ref open_find(Vm *vm, int64_t number, const char *class_name); /* 0: there is none of this class */
void open_remove(Vm *vm, int64_t number);

/* Lines to be read one after the other.  Handles are not 0; 0 after throwing. */
int64_t listing_open(Vm *vm, const char *const *lines, uint32_t count);
bool listing_next(Vm *vm, int64_t handle, Ref *line); /* a byte[], 0 after the last; false: no such handle */
bool listing_rewind(Vm *vm, int64_t handle);
void listing_close(Vm *vm, int64_t handle);

/* Of a VirtualOpening: */
int64_t opening_read(Vm *vm, Ref opening, void *to, size_t length, int64_t position);
int64_t opening_write(Vm *vm, Ref opening, const void *from, size_t length, int64_t position);
int opening_truncate(Vm *vm, Ref opening, int64_t length);
int opening_status(Vm *vm, Ref opening, struct stat *status);
Ref opening_node(Vm *vm, Ref opening); /* its VirtualFile, made if need be; 0 and errno */

int contents_truncate(Vm *vm, Ref node, int64_t length);

/* What was written to the block of a mapped file goes to the file. */
void contents_mapped_written(Vm *vm, const Object *block, int64_t place, int64_t length);
Ref contents_map(Vm *vm, Ref opening, int64_t position, int64_t length,
                 MappingMode mode); /* a byte[]; 0: errno */
void contents_unmap(Vm *vm, const Object *block);

#endif
