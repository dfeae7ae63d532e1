/* What the natives that reach out of the VM (files, zlib, the process) share: checked arguments, errors,
 * handles. Nothing that Java code passes is trusted: a bad array, range, address or handle is a Java
 * exception. */
#ifndef VM_NATIVES_HOST_H
#define VM_NATIVES_HOST_H

#include "vm/execution/host_handles.h"
#include "vm/memory/machine.h"

#define IO_EXCEPTION "java/io/IOException"

/* `length` bytes of a byte[] from `offset` on, to be read (or written, when `write`); NULL after throwing. */
uint8_t *bytes_argument(Vm *vm, Ref array, int32_t offset, int32_t length, bool write);

/* `length` bytes of memory that Unsafe allocated or of a mapped file; NULL when that address has not so many,
 * memory_argument also throws InternalError then.  memory_written is to be called after writing there. */
uint8_t *memory_find(Vm *vm, int64_t address, int64_t length);
uint8_t *memory_argument(Vm *vm, int64_t address, int64_t length);
void memory_written(Vm *vm, int64_t address, int64_t length);

/* The address of `length` bytes of a file from `position` on; 0 and errno when it cannot be read.  When
 * `shared`, what is written to memory goes to the file at once; what others write to the file is not seen. */
int64_t memory_map(Vm *vm, int fd, int64_t position, int64_t length, bool shared);
void memory_unmap(Vm *vm, int64_t address);

/* Text that ends with a NUL in such memory; NULL after throwing. */
const char *memory_text(Vm *vm, int64_t address);

/* A new byte[]. */
Ref new_bytes(Vm *vm, const void *bytes, size_t length);

/* Fields of an object by name; absent ones read as 0 and are not written.  `object` is not null. */
int64_t field_number(Vm *vm, Ref object, const char *name);
Ref field_reference(Vm *vm, Ref object, const char *name);
void set_field_number(Vm *vm, Ref object, const char *name, int64_t number);
void set_field_reference(Vm *vm, Ref object, const char *name, Ref reference);

/* IOException with the system's text for `number` (an errno). */
NativeOutcome throw_io(Vm *vm, int number);
NativeOutcome throw_null(Vm *vm);

/* UnixException with that errno, which code of sun.nio.fs turns into an IOException; defined in files_nio.c.
 */
NativeOutcome throw_unix(Vm *vm, int number);

/* How many processors the program may think that there are. */
int32_t host_processors(const Vm *vm);

/* Does nothing: what a JDK's class asks of its own native library at start-up. */
NativeOutcome native_nothing(Vm *vm, Value *arguments, Value *result);

/* The number in a FileDescriptor argument; -1 for null and closed ones. */
int descriptor_number(Vm *vm, Ref descriptor);

/* Reads and writes that keep the order of what goes to the console: what is printed is buffered in the VM. */
int64_t host_read(Vm *vm, int fd, void *to, size_t length); /* as read(2), begun again when interrupted */
int64_t host_write(Vm *vm, int fd, const void *from, size_t length); /* all of it; -1 and errno otherwise */
void console_print(Vm *vm, const uint8_t *bytes,
                   size_t length); /* to standard output; defined in console.c */
int host_close(Vm *vm, int fd);    /* 0 to 2 lead nowhere afterwards */
int64_t host_available(int fd);

/* The same for a FileDescriptor, with the place in a file that is only read as part of the state; see
 * host_files.c. */
int64_t descriptor_read(Vm *vm, Ref descriptor, void *to, size_t length);
int64_t descriptor_seek(Vm *vm, Ref descriptor, int64_t offset,
                        int whence); /* as lseek(2), but for SEEK_END */
int64_t descriptor_available(Vm *vm, Ref descriptor);

/* After a file was opened: the number to use for it.  Of a file that a search keeps, there is but one, which
 * host_close leaves open. */
int host_keep(Vm *vm, int fd);
bool host_is_kept(const Vm *vm, int fd);

#endif
