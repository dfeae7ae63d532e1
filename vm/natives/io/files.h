/* The file system that natives use.  In a plain run it is the real one.  A search has an overlay over it, of
 * Java objects (clew.internal.VirtualFiles), which belong to the state: files that a program writes, makes,
 * renames or deletes are so in its states only.  The real file system is read, and never written but for the
 * folders of --allow write=DIR.
 *
 * Functions are as the system calls of the same names: -1 (or NULL) and errno on failure. */
#ifndef VM_NATIVES_IO_FILES_H
#define VM_NATIVES_IO_FILES_H

#include <sys/stat.h>
#include <sys/types.h>

#include "vm/memory/machine.h"
#include "vm/natives/host.h"

/* Before an operation on a file that other threads may change, too: must the native return NATIVE_STOPPED?
 * Not for what is in the JDK's own folder, which no program can write. */
bool files_stop(Vm *vm, const char *path);
bool files_stop_at(Vm *vm, int fd);

/* --- open files --- */
int files_open(Vm *vm, const char *path, int flags, mode_t mode);
int files_close(Vm *vm, int fd); /* 0 to 2 lead nowhere afterwards */
int files_dup(Vm *vm, int fd);
int64_t files_read(Vm *vm, int fd, void *to, size_t length);
int64_t files_pread(Vm *vm, int fd, void *to, size_t length, int64_t position);
int64_t files_write(Vm *vm, int fd, const void *from, size_t length); /* all of it */
int64_t files_pwrite(Vm *vm, int fd, const void *from, size_t length, int64_t position);
int64_t files_seek(Vm *vm, int fd, int64_t offset, int whence);
int64_t files_available(Vm *vm, int fd);
int files_truncate(Vm *vm, int fd, int64_t length);
int files_fstat(Vm *vm, int fd, struct stat *status);
int files_sync(Vm *vm, int fd);
int files_flags(Vm *vm, int fd); /* those of open(2) */
int files_fchmod(Vm *vm, int fd, mode_t mode);
int files_fchown(Vm *vm, int fd, uid_t user, gid_t group);
int files_futimens(Vm *vm, int fd, const struct timespec times[2]);
bool files_is_virtual(int fd);      /* the number is one of the overlay's */
bool files_may_use(Vm *vm, int fd); /* the number stands for something that the program may use */
void files_allow(Vm *vm, int fd);   /* a descriptor of the process that the program may use in a search */

/* A byte[] of `length` bytes of a virtual file, kept the same as the file, to be mapped into memory. */
Ref files_map(Vm *vm, int fd, int64_t position, int64_t length, MappingMode mode);

/* --- names --- */
int files_stat(Vm *vm, const char *path, struct stat *status);
int files_lstat(Vm *vm, const char *path, struct stat *status);
int files_access(Vm *vm, const char *path, int mode);
int files_unlink(Vm *vm, const char *path);
int files_rmdir(Vm *vm, const char *path);
int files_remove(Vm *vm, const char *path); /* a file or an empty folder */
int files_mkdir(Vm *vm, const char *path, mode_t mode);
int files_rename(Vm *vm, const char *from, const char *to);
int files_link(Vm *vm, const char *from, const char *to);
int files_symlink(Vm *vm, const char *target, const char *path);
int files_chmod(Vm *vm, const char *path, mode_t mode);
int files_chown(Vm *vm, const char *path, uid_t user, gid_t group, bool follow);
int files_utimens(Vm *vm, const char *path, const struct timespec times[2], bool follow);
ssize_t files_readlink(Vm *vm, const char *path, char *target, size_t size);
char *files_realpath(Vm *vm, const char *path);               /* the caller frees */
char **files_list(Vm *vm, const char *path, uint32_t *count); /* without . and .. ; the caller frees each */
void files_free_list(char **names, uint32_t count);

#endif
