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
bool memory_is_visible(int64_t address); /* threads of the program may share it */

typedef enum MappingMode { MAPPING_READ, MAPPING_WRITE, MAPPING_PRIVATE } MappingMode; /* as the JDK has it */

/* The address of `length` bytes of a file from `position` on; 0 and errno when it cannot be read.  With
 * MAPPING_WRITE, what is written to memory goes to the file at once. */
int64_t memory_map(Vm *vm, int fd, int64_t position, int64_t length, MappingMode mode);
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
/* To be called before a standard stream is replaced or closed.  Another outcome than NATIVE_DONE: return
 * it, or NATIVE_STOPPED. */
NativeOutcome output_note_change(Vm *vm);

void console_print(Vm *vm, const uint8_t *bytes,
                   size_t length); /* to standard output; defined in console.c */
int64_t host_available(int fd);

/* Before the program does what a search cannot take back and what the user has not allowed: true, and the
 * program ends with a sentence about it.  `what` completes "the program wants to ...", `name` is what --allow
 * calls it. */
bool host_refuse_exec(Vm *vm, const char *what, const char *detail);
bool host_refuse_net(Vm *vm, const char *what, const char *detail);

#endif
