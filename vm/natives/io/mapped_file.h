/* A mapped file outside of the program's state.  A plain run maps it as the machine does, so that others see
 * what is written at once and the other way round.  A search reads it once, and writes it through. */
#ifndef VM_NATIVES_IO_MAPPED_FILE_H
#define VM_NATIVES_IO_MAPPED_FILE_H

#include "vm/natives/host.h"

typedef struct MappedFile MappedFile;

MappedFile *mapped_file_open(const Vm *vm, int fd, int64_t position, int64_t length,
                             MappingMode mode); /* NULL and errno: it cannot be mapped */
void mapped_file_close(void *file);

/* `length` bytes from `place` on; NULL: there are not so many, or they were cut off the file. */
uint8_t *mapped_file_bytes(const Vm *vm, MappedFile *file, uint32_t place, int64_t length);

/* To be called after writing there. */
void mapped_file_written(MappedFile *file, uint32_t place, int64_t length);

#endif
