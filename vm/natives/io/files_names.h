/* What operations on names and on open files share: permissions, attributes, what is not virtual. */
#ifndef VM_NATIVES_IO_FILES_NAMES_H
#define VM_NATIVES_IO_FILES_NAMES_H

#include "vm/natives/io/files.h"
#include "vm/natives/io/overlay_tree.h"

bool files_is_fixed(const Vm *vm, const char *path); /* it is the JDK's: nobody can change it in a search */

/* The place lies in a folder of --allow write=DIR. */
bool names_are_real(Vm *vm, const Place *place);

int names_access(Vm *vm, const Place *place, int mode); /* as access(2) */
int names_may_change(Vm *vm, const Place *place);       /* may its folder get or lose this name? */
int names_set_mode(Vm *vm, Ref node, mode_t mode);
int names_set_time(Vm *vm, Ref node, struct timespec modified);
int names_check_owner(uid_t user, gid_t group); /* only the present one is possible */
mode_t names_umask(void);

#endif
