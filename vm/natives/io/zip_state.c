/* Keeps what was done with streams of zlib, and does it again; see zip_state.h. */
#include "vm/natives/io/zip_state.h"

#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/memory.h"
#include "vm/natives/host.h"
#include "vm/natives/io/overlay_open.h"

#define STREAM "clew/internal/VirtualStream"
#define STEP   "clew/internal/VirtualStreamStep"

enum { MEMORY_LEVEL = 8, CACHED_MAX = 8 };

/* A z_stream, and in a search what it has done. */
typedef struct Live {
    z_stream stream; /* first: zstream_find answers its address */
    bool inflates;
    XXH128_hash_t hash;
} Live;

/* --- z_streams --- */

static void end_live(void *thing)
{
    Live *live = thing;
    if (live->inflates)
        inflateEnd(&live->stream);
    else
        deflateEnd(&live->stream);
    free(live);
}

static Live *make_live(const ZipSettings *settings)
{
    Live *live = memory_allocate(sizeof *live);
    live->inflates = settings->inflates;
    int outcome = settings->inflates ? inflateInit2(&live->stream, settings->window_bits)
                                     : deflateInit2(&live->stream, settings->level, Z_DEFLATED,
                                                    settings->window_bits, MEMORY_LEVEL, settings->strategy);
    if (outcome == Z_OK)
        return live;
    free(live);
    return NULL;
}

static int run_call(Live *live, const ZipCall *call)
{
    z_stream *stream = &live->stream;
    if (call->kind == ZIP_DICTIONARY)
        return live->inflates ? inflateSetDictionary(stream, call->input, call->input_length)
                              : deflateSetDictionary(stream, call->input, call->input_length);
    stream->next_in = call->input;
    stream->avail_in = call->input_length;
    stream->next_out = call->output;
    stream->avail_out = call->output_length;
    if (call->kind == ZIP_PARAMETERS)
        return deflateParams(stream, call->level, call->strategy);
    return live->inflates ? inflate(stream, call->flush) : deflate(stream, call->flush);
}

/* --- what was done --- */

static XXH128_hash_t hash_of(Vm *vm, Ref object)
{
    return (XXH128_hash_t){(uint64_t)field_number(vm, object, "hashLow"),
                           (uint64_t)field_number(vm, object, "hashHigh")};
}

static XXH128_hash_t hash_call(XXH128_hash_t before, const ZipCall *call, uint32_t used)
{
    struct {
        XXH128_hash_t before, input;
        int32_t numbers[8];
    } all;
    memset(&all, 0, sizeof all);
    all.before = before;
    all.input = XXH3_128bits(call->input, used);
    const int32_t numbers[] = {(int32_t)call->kind,
                               call->flush,
                               call->level,
                               call->strategy,
                               (int32_t)call->input_length,
                               (int32_t)used,
                               (int32_t)call->output_length};
    memcpy(all.numbers, numbers, sizeof numbers);
    return XXH3_128bits(&all, sizeof all);
}

static void set_hash(Vm *vm, Ref object, XXH128_hash_t hash)
{
    set_field_number(vm, object, "hashLow", (int64_t)hash.low64);
    set_field_number(vm, object, "hashHigh", (int64_t)hash.high64);
}

static void set_beginning(Vm *vm, Ref object, const ZipSettings *settings)
{
    const int32_t numbers[] = {settings->inflates, settings->level, settings->strategy,
                               settings->window_bits};
    set_field_number(vm, object, "level", settings->level);
    set_field_number(vm, object, "strategy", settings->strategy);
    set_field_number(vm, object, "presentLevel", settings->level);
    set_field_number(vm, object, "presentStrategy", settings->strategy);
    set_field_reference(vm, object, "last", 0);
    set_hash(vm, object, XXH3_128bits(numbers, sizeof numbers));
}

static ZipSettings settings_of(Vm *vm, Ref object)
{
    return (ZipSettings){field_number(vm, object, "inflates") != 0, (int)field_number(vm, object, "level"),
                         (int)field_number(vm, object, "strategy"),
                         (int)field_number(vm, object, "windowBits")};
}

static void add_step(Vm *vm, Ref object, const ZipCall *call, uint32_t used)
{
    Ref step = vm_new_object(vm, vm_class(vm, STEP)), input = new_bytes(vm, call->input, used);
    if (step == 0 || input == 0)
        return;
    set_field_reference(vm, step, "before", field_reference(vm, object, "last"));
    set_field_number(vm, step, "kind", call->kind);
    set_field_number(vm, step, "flush", call->flush);
    set_field_number(vm, step, "parameters", call->level << 3 | call->strategy);
    set_field_number(vm, step, "given", call->input_length);
    set_field_reference(vm, step, "input", input);
    set_field_number(vm, step, "room", call->output_length);
    set_field_reference(vm, object, "last", step);
    set_hash(vm, object, hash_call(hash_of(vm, object), call, used));
}

/* What zlib has not used of its input, it has not looked at for its decisions: zeros stand for it. */
static void repeat_step(Vm *vm, Live *live, Ref step)
{
    const Object *input = object_at(vm, field_reference(vm, step, "input"));
    int parameters = (int)field_number(vm, step, "parameters");
    ZipCall call = {.kind = (ZipCallKind)field_number(vm, step, "kind"),
                    .input_length = (uint32_t)field_number(vm, step, "given"),
                    .output_length = (uint32_t)field_number(vm, step, "room"),
                    .flush = (int)field_number(vm, step, "flush"),
                    .level = parameters >> 3,
                    .strategy = parameters & 7};
    call.input = memory_allocate((size_t)call.input_length + 1);
    call.output = memory_allocate((size_t)call.output_length + 1);
    memcpy(call.input, input->payload, input->length);
    run_call(live, &call);
    free(call.input);
    free(call.output);
}

static Live *repeat_all(Vm *vm, Ref object)
{
    ZipSettings settings = settings_of(vm, object);
    Live *live = make_live(&settings);
    Ref *steps = NULL;
    uint32_t count = 0, capacity = 0;
    for (Ref step = field_reference(vm, object, "last"); step != 0;
         step = field_reference(vm, step, "before")) {
        MEMORY_ROOM_FOR(steps, capacity, count);
        steps[count++] = step;
    }
    while (live != NULL && count > 0)
        repeat_step(vm, live, steps[--count]);
    free(steps);
    return live;
}

/* The one that has done the same, from the cache or made again; it belongs to the cache. */
static Live *find_live(Vm *vm, Ref object)
{
    XXH128_hash_t wanted = hash_of(vm, object);
    int64_t oldest = 0, cached = 0;
    for (int64_t handle = 1; handle <= host_count(vm); handle++) {
        Live *live = host_thing(vm, HOST_STREAM, handle);
        if (live == NULL)
            continue;
        if (XXH128_isEqual(live->hash, wanted))
            return live;
        cached++;
        if (oldest == 0)
            oldest = handle;
    }
    if (cached >= CACHED_MAX)
        host_release(vm, HOST_STREAM, oldest);
    Live *live = repeat_all(vm, object);
    if (live == NULL)
        return NULL;
    live->hash = wanted;
    host_open(vm, HOST_STREAM, live, end_live);
    return live;
}

/* --- streams --- */

static Ref find_object(Vm *vm, bool inflates, int64_t handle)
{
    Ref object = open_find(vm, handle - 1, STREAM);
    return object != 0 && (field_number(vm, object, "inflates") != 0) == inflates ? object : 0;
}

int64_t zip_state_open(Vm *vm, const ZipSettings *settings)
{
    if (!vm->checking) {
        Live *live = make_live(settings);
        if (live == NULL)
            vm_throw(vm, "java/lang/InternalError", NULL);
        return live == NULL ? 0 : host_open(vm, HOST_STREAM, live, end_live);
    }
    Ref object = vm_new_object(vm, vm_class(vm, STREAM));
    if (object == 0)
        return 0;
    set_field_number(vm, object, "inflates", settings->inflates);
    set_field_number(vm, object, "windowBits", settings->window_bits);
    set_beginning(vm, object, settings);
    return (int64_t)open_add(vm, object) + 1;
}

z_stream *zstream_find(Vm *vm, bool inflates, int64_t handle)
{
    Live *live;
    if (vm->checking) {
        Ref object = find_object(vm, inflates, handle);
        live = object == 0 ? NULL : find_live(vm, object);
    } else
        live = host_thing(vm, HOST_STREAM, handle);
    return live != NULL && live->inflates == inflates ? &live->stream : NULL;
}

int zstream_call(Vm *vm, int64_t handle, z_stream *stream, const ZipCall *call)
{
    Live *live = (Live *)(void *)stream;
    int outcome = run_call(live, call);
    if (!vm->checking)
        return outcome;
    uint32_t used = call->kind == ZIP_DICTIONARY ? call->input_length : call->input_length - stream->avail_in;
    bool changes_nothing =
        live->inflates && outcome == Z_BUF_ERROR && used == 0 && stream->avail_out == call->output_length;
    Ref object = find_object(vm, live->inflates, handle);
    if (!changes_nothing && object != 0)
        add_step(vm, object, call, used);
    if (call->kind == ZIP_PARAMETERS && outcome == Z_OK && object != 0) {
        set_field_number(vm, object, "presentLevel", call->level);
        set_field_number(vm, object, "presentStrategy", call->strategy);
    }
    live->hash = hash_of(vm, object);
    return outcome;
}

bool zstream_reset(Vm *vm, bool inflates, int64_t handle)
{
    if (vm->checking) {
        Ref object = find_object(vm, inflates, handle);
        ZipSettings settings = object == 0 ? (ZipSettings){0} : settings_of(vm, object);
        if (object != 0) {
            settings.level = (int)field_number(vm, object, "presentLevel");
            settings.strategy = (int)field_number(vm, object, "presentStrategy");
            set_beginning(vm, object, &settings);
        }
        return object != 0;
    }
    z_stream *stream = zstream_find(vm, inflates, handle);
    if (stream != NULL && inflates)
        inflateReset(stream);
    else if (stream != NULL)
        deflateReset(stream);
    return stream != NULL;
}

void zip_state_close(Vm *vm, bool inflates, int64_t handle)
{
    if (!vm->checking)
        host_release(vm, HOST_STREAM, handle);
    else if (find_object(vm, inflates, handle) != 0)
        open_remove(vm, handle - 1);
}
