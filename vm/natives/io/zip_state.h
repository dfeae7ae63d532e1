/* Streams of zlib that a search can come back to.
 *
 * How far a z_stream has come cannot be written down, but it follows from the calls that were made.  So in a
 * search a stream is an object (clew.internal.VirtualStream) that keeps those calls, with the input that they
 * used; a z_stream that has come as far is taken from a small cache, or made again by repeating the calls.
 * In a plain run there are only z_streams. */
#ifndef VM_NATIVES_IO_ZIP_STATE_H
#define VM_NATIVES_IO_ZIP_STATE_H

#include <zlib.h>

#include "vm/memory/machine.h"

typedef struct ZipSettings {
    bool inflates;
    int level, strategy, window_bits; /* the first two for deflating only */
} ZipSettings;

typedef enum ZipCallKind { ZIP_RUN, ZIP_PARAMETERS, ZIP_DICTIONARY } ZipCallKind;

/* One call of zlib: deflate or inflate, deflateParams, or setDictionary. */
typedef struct ZipCall {
    ZipCallKind kind;
    uint8_t *input, *output;
    uint32_t input_length, output_length;
    int flush;
    int level, strategy; /* of ZIP_PARAMETERS */
} ZipCall;

int64_t zip_state_open(Vm *vm, const ZipSettings *settings);   /* a handle, not 0; 0 after throwing */
z_stream *zstream_find(Vm *vm, bool inflates, int64_t handle); /* NULL: there is none */

/* Makes the call; what zlib answers.  The stream's counts say what is left of input and output. */
int zstream_call(Vm *vm, int64_t handle, z_stream *stream, const ZipCall *call);
bool zstream_reset(Vm *vm, bool inflates, int64_t handle); /* false: there is none */
void zip_state_close(Vm *vm, bool inflates, int64_t handle);

#endif
