/* The natives of java.util.zip's Deflater and Inflater, on zlib.  A z_stream is known to Java by a handle.
 *
 * The result of one step packs: input used (31 bits), output made (31 bits), finished (1 bit), and one bit
 * more: parameters still to be set (Deflater) or a dictionary is needed (Inflater). */
#include <zlib.h>

#include "vm/natives/host.h"
#include "vm/natives/io/zip_state.h"

/* Slots of the arguments of one step. */
enum { INPUT = 3, OUTPUT = 6, FLUSH = 9, PARAMETERS = 10 };

typedef struct ZipStep {
    uint8_t *input, *output;
    int32_t input_length, output_length;
} ZipStep;

static int64_t packed(const ZipStep *step, const z_stream *stream, bool moved, bool finished, bool last)
{
    uint64_t used = moved ? (uint32_t)step->input_length - stream->avail_in : 0;
    uint64_t made = moved ? (uint32_t)step->output_length - stream->avail_out : 0;
    return (int64_t)(used | made << 31 | (uint64_t)finished << 62 | (uint64_t)last << 63);
}

static NativeOutcome throw_ended(Vm *vm, const char *what)
{
    return vm_throw(vm, "java/lang/NullPointerException", "%s has been closed", what);
}

static NativeOutcome throw_internal(Vm *vm, const z_stream *stream)
{
    return vm_throw(vm, "java/lang/InternalError", stream->msg == NULL ? NULL : "%s", stream->msg);
}

/* Where input or output lies: an array (reference, offset, length) or memory (address in two slots, length).
 */
static uint8_t *read_place(Vm *vm, const Value *arguments, bool array, bool write)
{
    int32_t length = arguments[2].i;
    return array ? bytes_argument(vm, arguments[0].r, arguments[1].i, length, write)
                 : memory_argument(vm, arguments[0].j, length);
}

/* Arguments: the object, the handle (two slots), input, output, what follows. */
static bool read_step(Vm *vm, const Value *arguments, bool array_in, bool array_out, ZipStep *step)
{
    step->input_length = arguments[INPUT + 2].i;
    step->output_length = arguments[OUTPUT + 2].i;
    return (step->input = read_place(vm, arguments + INPUT, array_in, false)) != NULL
           && (step->output = read_place(vm, arguments + OUTPUT, array_out, true)) != NULL;
}

static void note_output(Vm *vm, const Value *arguments, bool array_out)
{
    if (!array_out)
        memory_written(vm, arguments[OUTPUT].j, arguments[OUTPUT + 2].i);
}

/* --- Deflater --- */

static NativeOutcome deflater_init(Vm *vm, Value *arguments, Value *result)
{
    ZipSettings settings = {.level = arguments[0].i,
                            .strategy = arguments[1].i,
                            .window_bits = arguments[2].i ? -MAX_WBITS : MAX_WBITS};
    result->j = zip_state_open(vm, &settings);
    return result->j == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

/* Parameters come as 1 | strategy << 1 | level << 3, or 0 when they stay. */
static NativeOutcome run_deflate(Vm *vm, int64_t handle, z_stream *stream, const ZipStep *step, int flush,
                                 int parameters, Value *result)
{
    bool sets = parameters & 1;
    ZipCall call = {.kind = sets ? ZIP_PARAMETERS : ZIP_RUN,
                    .input = step->input,
                    .output = step->output,
                    .input_length = (uint32_t)step->input_length,
                    .output_length = (uint32_t)step->output_length,
                    .flush = flush,
                    .level = sets ? parameters >> 3 : 0,
                    .strategy = sets ? parameters >> 1 & 3 : 0};
    int outcome = zstream_call(vm, handle, stream, &call);
    if (outcome != Z_OK && outcome != Z_BUF_ERROR && (sets || outcome != Z_STREAM_END))
        return throw_internal(vm, stream);
    result->j = sets ? packed(step, stream, true, false, outcome == Z_BUF_ERROR)
                     : packed(step, stream, outcome != Z_BUF_ERROR, outcome == Z_STREAM_END, false);
    return NATIVE_DONE;
}

static NativeOutcome deflate_step(Vm *vm, Value *arguments, Value *result, bool array_in, bool array_out)
{
    ZipStep step;
    z_stream *stream = zstream_find(vm, false, arguments[1].j);
    if (stream == NULL)
        return throw_ended(vm, "Deflater");
    if (!read_step(vm, arguments, array_in, array_out, &step))
        return NATIVE_THROWN;
    NativeOutcome outcome =
        run_deflate(vm, arguments[1].j, stream, &step, arguments[FLUSH].i, arguments[PARAMETERS].i, result);
    note_output(vm, arguments, array_out);
    return outcome;
}

/* --- Inflater --- */

static NativeOutcome inflater_init(Vm *vm, Value *arguments, Value *result)
{
    ZipSettings settings = {.inflates = true, .window_bits = arguments[0].i ? -MAX_WBITS : MAX_WBITS};
    result->j = zip_state_open(vm, &settings);
    return result->j == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

/* The Inflater itself is told how far bad data was good. */
static NativeOutcome throw_bad_data(Vm *vm, Ref inflater, const z_stream *stream, const ZipStep *step)
{
    set_field_number(vm, inflater, "inputConsumed", step->input_length - (int64_t)stream->avail_in);
    set_field_number(vm, inflater, "outputConsumed", step->output_length - (int64_t)stream->avail_out);
    return vm_throw(vm, "java/util/zip/DataFormatException", stream->msg == NULL ? NULL : "%s", stream->msg);
}

static NativeOutcome inflate_step(Vm *vm, Value *arguments, Value *result, bool array_in, bool array_out)
{
    ZipStep step;
    z_stream *stream = zstream_find(vm, true, arguments[1].j);
    if (stream == NULL)
        return throw_ended(vm, "Inflater");
    if (!read_step(vm, arguments, array_in, array_out, &step))
        return NATIVE_THROWN;
    ZipCall call = {.input = step.input,
                    .output = step.output,
                    .input_length = (uint32_t)step.input_length,
                    .output_length = (uint32_t)step.output_length,
                    .flush = Z_SYNC_FLUSH};
    int outcome = zstream_call(vm, arguments[1].j, stream, &call);
    note_output(vm, arguments, array_out);
    if (outcome == Z_DATA_ERROR)
        return throw_bad_data(vm, arguments[0].r, stream, &step);
    if (outcome != Z_OK && outcome != Z_STREAM_END && outcome != Z_BUF_ERROR && outcome != Z_NEED_DICT)
        return throw_internal(vm, stream);
    result->j =
        packed(&step, stream, outcome != Z_BUF_ERROR, outcome == Z_STREAM_END, outcome == Z_NEED_DICT);
    return NATIVE_DONE;
}

/* --- both --- */

/* One native for each pairing of arrays and memory. */
#define STEPS(name)                                                                    \
    static NativeOutcome name##_bytes_bytes(Vm *vm, Value *arguments, Value *result)   \
    {                                                                                  \
        return name##_step(vm, arguments, result, true, true);                         \
    }                                                                                  \
    static NativeOutcome name##_bytes_memory(Vm *vm, Value *arguments, Value *result)  \
    {                                                                                  \
        return name##_step(vm, arguments, result, true, false);                        \
    }                                                                                  \
    static NativeOutcome name##_memory_bytes(Vm *vm, Value *arguments, Value *result)  \
    {                                                                                  \
        return name##_step(vm, arguments, result, false, true);                        \
    }                                                                                  \
    static NativeOutcome name##_memory_memory(Vm *vm, Value *arguments, Value *result) \
    {                                                                                  \
        return name##_step(vm, arguments, result, false, false);                       \
    }

STEPS(deflate)
STEPS(inflate)
#undef STEPS

static NativeOutcome set_dictionary(Vm *vm, bool inflates, const Value *arguments)
{
    z_stream *stream = zstream_find(vm, inflates, arguments[0].j);
    uint8_t *bytes = bytes_argument(vm, arguments[2].r, arguments[3].i, arguments[4].i, false);
    if (bytes == NULL)
        return NATIVE_THROWN;
    ZipCall call = {.kind = ZIP_DICTIONARY, .input = bytes, .input_length = (uint32_t)arguments[4].i};
    if (stream == NULL || zstream_call(vm, arguments[0].j, stream, &call) != Z_OK)
        return vm_throw(vm, "java/lang/IllegalArgumentException", NULL);
    return NATIVE_DONE;
}

#define STREAM(name, inflates)                                                                        \
    static NativeOutcome name##_adler(Vm *vm, Value *arguments, Value *result)                        \
    {                                                                                                 \
        const z_stream *stream = zstream_find(vm, inflates, arguments[0].j);                          \
        result->i = stream == NULL ? 0 : (int32_t)stream->adler;                                      \
        return NATIVE_DONE;                                                                           \
    }                                                                                                 \
    static NativeOutcome name##_reset(Vm *vm, Value *arguments, Value *result)                        \
    {                                                                                                 \
        (void)result;                                                                                 \
        return zstream_reset(vm, inflates, arguments[0].j) ? NATIVE_DONE : throw_ended(vm, "stream"); \
    }                                                                                                 \
    static NativeOutcome name##_end(Vm *vm, Value *arguments, Value *result)                          \
    {                                                                                                 \
        (void)result;                                                                                 \
        zip_state_close(vm, inflates, arguments[0].j);                                                \
        return NATIVE_DONE;                                                                           \
    }                                                                                                 \
    static NativeOutcome name##_dictionary(Vm *vm, Value *arguments, Value *result)                   \
    {                                                                                                 \
        (void)result;                                                                                 \
        return set_dictionary(vm, inflates, arguments);                                               \
    }

STREAM(deflater, false)
STREAM(inflater, true)
#undef STREAM

#define DEFLATER "java/util/zip/Deflater"
#define INFLATER "java/util/zip/Inflater"

const NativeMethod natives_zip_streams[] = {
    {DEFLATER, "init", "(IIZ)J", deflater_init},
    {DEFLATER, "setDictionary", "(J[BII)V", deflater_dictionary},
    {DEFLATER, "deflateBytesBytes", "(J[BII[BIIII)J", deflate_bytes_bytes},
    {DEFLATER, "deflateBytesBuffer", "(J[BIIJIII)J", deflate_bytes_memory},
    {DEFLATER, "deflateBufferBytes", "(JJI[BIIII)J", deflate_memory_bytes},
    {DEFLATER, "deflateBufferBuffer", "(JJIJIII)J", deflate_memory_memory},
    {DEFLATER, "getAdler", "(J)I", deflater_adler},
    {DEFLATER, "reset", "(J)V", deflater_reset},
    {DEFLATER, "end", "(J)V", deflater_end},
    {INFLATER, "init", "(Z)J", inflater_init},
    {INFLATER, "setDictionary", "(J[BII)V", inflater_dictionary},
    {INFLATER, "inflateBytesBytes", "(J[BII[BII)J", inflate_bytes_bytes},
    {INFLATER, "inflateBytesBuffer", "(J[BIIJI)J", inflate_bytes_memory},
    {INFLATER, "inflateBufferBytes", "(JJI[BII)J", inflate_memory_bytes},
    {INFLATER, "inflateBufferBuffer", "(JJIJI)J", inflate_memory_memory},
    {INFLATER, "getAdler", "(J)I", inflater_adler},
    {INFLATER, "reset", "(J)V", inflater_reset},
    {INFLATER, "end", "(J)V", inflater_end},
    {0}};
#undef DEFLATER
#undef INFLATER
