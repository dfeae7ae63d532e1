/* Decodes the next instruction of a thread: field and element accesses, System.arraycopy and Object.clone.
 * Operands come from the translated instruction, or from the constant pool if it has not been resolved. */
#include "vm/races/next_access.h"

#include <string.h>

#include "classfiles/descriptor.h"
#include "classfiles/opcodes.h"
#include "vm/code/instructions.h"
#include "vm/memory/allocate.h"
#include "vm/memory/blocks.h"
#include "vm/memory/threads.h"
#include "vm/races/access_order.h"

static int one_access(Access *access, Ref object, uint32_t from, uint32_t to, int how)
{
    assert(object != 0 && from <= to && "an access has an object");
    *access = (Access){object, from, to, how};
    return 1;
}

static int how_to(bool writes) { return writes ? ACCESS_WRITES : ACCESS_READS; }

/* An access that the top frame makes by an instruction of its own: what it is where the library makes it on
 * somebody's behalf.  false: it is nobody's affair. */
static bool is_of_interest(const Thread *thread, bool is_volatile, int *how)
{
    bool writes = *how & ACCESS_WRITES;
    bool is_inside = thread->atomic > 0 || thread->frame->method->owner->is_concurrent;
    Ordering ordering = is_inside || is_volatile ? library_ordering(thread) : ORDERING_PLAIN;
    if (ordering == ORDERING_OPEN && is_volatile)
        ordering = ORDERING_FULL;
    *how = ordering_how(ordering, !writes, writes);
    return ordering != ORDERING_OPEN && ordering < ORDERING_TAKES;
}

/* --- fields --- */

/* A field instruction's operands: in the instruction once it is quickened, else to be looked up. */
typedef struct FieldUse {
    Class *owner; /* of a static field */
    uint32_t offset;
    bool visible, is_volatile, wide;
} FieldUse;

static bool look_up(Vm *vm, const Frame *frame, const uint8_t *at, bool is_static, FieldUse *use)
{
    Program *program = vm->program;
    const Constant *constant = &frame->method->owner->file->constants[code_u2(at + 1)];
    Class *class = program_class_for(frame->method->owner, constant->class_name);
    const Field *field = class == NULL ? NULL
                                       : class_find_field(class, program_symbol(program, constant->name),
                                                          program_symbol(program, constant->descriptor));
    if (field == NULL)
        return false;
    bool is_volatile = field->flags & ACC_VOLATILE,
         visible = !(field->flags & ACC_FINAL)
                   && (!is_static || field->owner->source == SOURCE_PROGRAM || is_volatile);
    *use = (FieldUse){field->owner, field->offset, visible, is_volatile,
                      field->kind == 'J' || field->kind == 'D'};
    return true;
}

static FieldUse take_operands(const Vm *vm, const Insn *pc, bool is_static)
{
    const void *const *handlers = vm->program->handlers;
    bool wide = pc->handler == handlers[INSN_PUT_FIELD_8] || pc->handler == handlers[INSN_PUT_STATIC_8];
    if (is_static)
        return (FieldUse){vm->program->classes[pc->a], (uint32_t)(pc->b & STATIC_OFFSET),
                          pc->b & STATIC_VISIBLE, pc->b & STATIC_VOLATILE, wide};
    return (FieldUse){NULL, (uint32_t)pc->a, pc->b & FIELD_VISIBLE, pc->b & FIELD_VOLATILE, wide};
}

/* Looking at a state must not change it: a mirror and constants that are made here are no part of the state
 * as long as they are not written to, and so are not marked as dirty. */
static Ref mirror_to_look_at(Vm *vm, Class *class)
{
    uint32_t before = vm->heap.dirty_count;
    Ref mirror = vm_class_mirror(vm, class);
    for (uint32_t i = before; i < vm->heap.dirty_count; i++)
        object_peek(vm, vm->heap.dirty[i])->flags &= (uint16_t)~OBJECT_DIRTY;
    vm->heap.dirty_count = before;
    return mirror;
}

/* Is the class ready for this thread, so that the field is accessed now and not after its initialization? */
static bool is_ready(Vm *vm, const Thread *thread, Class *class)
{
    const Object *mirror = object_peek(vm, mirror_to_look_at(vm, class));
    return class->plain_initialization || MIRROR_INIT_STATE(mirror) == INIT_DONE
           || (MIRROR_INIT_STATE(mirror) == INIT_RUNNING
               && MIRROR_INIT_THREAD(mirror) == (int32_t)thread->number);
}

static int field_access(Vm *vm, const Thread *thread, const Insn *pc, const uint8_t *at, Access *access)
{
    const Frame *frame = thread->frame;
    bool is_static = at[0] == OP_getstatic || at[0] == OP_putstatic,
         writes = at[0] == OP_putstatic || at[0] == OP_putfield;
    FieldUse use = {0};
    if (pc->handler != vm->program->handlers[INSN_UNRESOLVED])
        use = take_operands(vm, pc, is_static);
    else if (!look_up(vm, frame, at, is_static, &use))
        return 0;
    int how = how_to(writes);
    if (!use.visible || (is_static && !is_ready(vm, thread, use.owner))
        || !is_of_interest(thread, use.is_volatile, &how))
        return 0;
    Ref object = is_static ? vm_class_mirror(vm, use.owner) : frame->sp[writes ? use.wide ? -3 : -2 : -1].r;
    return object == 0 ? 0 : one_access(access, object, use.offset, use.offset + 1, how);
}

/* --- elements --- */

/* Does the array take the reference? */
static bool fits(const Vm *vm, const Object *array, Ref value)
{
    return value == 0 || class_is_subclass(object_peek(vm, value)->class, array->class->element);
}

static int element_access(const Vm *vm, const Thread *thread, unsigned op, Access *access)
{
    const Frame *frame = thread->frame;
    bool writes = op >= OP_iastore;
    int how = how_to(writes);
    const Value *top = frame->sp - (!writes ? 0 : op == OP_lastore || op == OP_dastore ? 2 : 1);
    Ref object = top[-2].r;
    uint32_t index = (uint32_t)top[-1].i;
    if (object == 0 || index >= object_peek(vm, object)->length
        || (op == OP_aastore && !fits(vm, object_peek(vm, object), top[0].r))
        || !is_of_interest(thread, false, &how))
        return 0;
    return one_access(access, object, index, index + 1, how);
}

/* --- natives --- */

int copied_ranges(const Value *arguments, Access *accesses)
{
    uint32_t from = (uint32_t)arguments[1].i, to = (uint32_t)arguments[3].i,
             length = (uint32_t)arguments[4].i;
    if (length == 0)
        return 0;
    accesses[0] = (Access){arguments[0].r, from, from + length, ACCESS_READS};
    accesses[1] = (Access){arguments[2].r, to, to + length, ACCESS_WRITES};
    return 2;
}

static bool is_range(const Vm *vm, Ref array, int32_t from, int32_t length)
{
    const Object *object = array == 0 ? NULL : object_peek(vm, array);
    return object != NULL && class_is_array(object->class) && from >= 0 && length >= 0
           && (int64_t)from + length <= (int64_t)object->length;
}

static int copy_access(const Vm *vm, const Value *arguments, Access *accesses)
{
    bool is_fine = is_range(vm, arguments[0].r, arguments[1].i, arguments[4].i)
                   && is_range(vm, arguments[2].r, arguments[3].i, arguments[4].i)
                   && object_peek(vm, arguments[0].r)->class->element_kind
                          == object_peek(vm, arguments[2].r)->class->element_kind;
    return is_fine ? copied_ranges(arguments, accesses) : 0;
}

/* Natives that read or write ranges of arrays of numbers: the slots of the array, of the first index, and
 * of the length (or of two numbers whose difference it is).  One with two arrays has two rows. */
typedef struct NativeRange {
    const char *class_name, *name, *descriptor;
    int array, from, begin, end; /* begin 0: `end` is the length */
    int how;
} NativeRange;

static const NativeRange ranges[] = {
    {"java/lang/String", "assign", "([CII)V", 1, 2, 0, 3, ACCESS_READS},
    {"java/lang/String", "assign", "([III)V", 1, 2, 0, 3, ACCESS_READS},
    {"java/lang/String", "assign", "([BIII)V", 1, 2, 0, 3, ACCESS_READS},
    {"java/lang/String", "of", "([CII)Ljava/lang/String;", 0, 1, 0, 2, ACCESS_READS},
    {"java/lang/String", "getChars", "(II[CI)V", 3, 4, 1, 2, ACCESS_WRITES},
    {"java/util/zip/CRC32", "updateBytes0", "(I[BII)I", 1, 2, 0, 3, ACCESS_READS},
    {"java/util/zip/Adler32", "updateBytes", "(I[BII)I", 1, 2, 0, 3, ACCESS_READS},
    {"java/util/zip/Deflater", "setDictionary", "(J[BII)V", 2, 3, 0, 4, ACCESS_READS},
    {"java/util/zip/Deflater", "deflateBytesBytes", "(J[BII[BIIII)J", 3, 4, 0, 5, ACCESS_READS},
    {"java/util/zip/Deflater", "deflateBytesBytes", "(J[BII[BIIII)J", 6, 7, 0, 8, ACCESS_WRITES},
    {"java/util/zip/Deflater", "deflateBytesBuffer", "(J[BIIJIII)J", 3, 4, 0, 5, ACCESS_READS},
    {"java/util/zip/Deflater", "deflateBufferBytes", "(JJI[BIIII)J", 6, 7, 0, 8, ACCESS_WRITES},
    {"java/util/zip/Inflater", "setDictionary", "(J[BII)V", 2, 3, 0, 4, ACCESS_READS},
    {"java/util/zip/Inflater", "inflateBytesBytes", "(J[BII[BII)J", 3, 4, 0, 5, ACCESS_READS},
    {"java/util/zip/Inflater", "inflateBytesBytes", "(J[BII[BII)J", 6, 7, 0, 8, ACCESS_WRITES},
    {"java/util/zip/Inflater", "inflateBytesBuffer", "(J[BIIJI)J", 3, 4, 0, 5, ACCESS_READS},
    {"java/util/zip/Inflater", "inflateBufferBytes", "(JJI[BII)J", 6, 7, 0, 8, ACCESS_WRITES},
    {"clew/internal/Console", "write", "(I[BII)V", 1, 2, 0, 3, ACCESS_READS},
    {"clew/internal/Console", "read", "(I[BII)I", 1, 2, 0, 3, ACCESS_WRITES},
    {"java/io/FileInputStream", "readBytes", "([BII)I", 1, 2, 0, 3, ACCESS_WRITES},
    {"java/io/FileOutputStream", "writeBytes", "([BIIZ)V", 1, 2, 0, 3, ACCESS_READS},
    {"java/io/RandomAccessFile", "readBytes", "([BII)I", 1, 2, 0, 3, ACCESS_WRITES},
    {"java/io/RandomAccessFile", "readBytes0", "([BII)I", 1, 2, 0, 3, ACCESS_WRITES},
    {"java/io/RandomAccessFile", "writeBytes", "([BII)V", 1, 2, 0, 3, ACCESS_READS},
    {"java/io/RandomAccessFile", "writeBytes0", "([BII)V", 1, 2, 0, 3, ACCESS_READS},
};

/* Natives that read or write memory: the slots of its address, of what is added to that (0: nothing), and of
 * the length.  Dispatchers of channels are called differently from one JDK to the next. */
static const NativeRange memory_ranges[] = {
    {"java/util/zip/CRC32", "updateByteBuffer0", "(IJII)I", 1, 3, 0, 4, ACCESS_READS},
    {"java/util/zip/Adler32", "updateByteBuffer", "(IJII)I", 1, 3, 0, 4, ACCESS_READS},
    {"java/util/zip/Deflater", "deflateBytesBuffer", "(J[BIIJIII)J", 6, 0, 0, 8, ACCESS_WRITES},
    {"java/util/zip/Deflater", "deflateBufferBytes", "(JJI[BIIII)J", 3, 0, 0, 5, ACCESS_READS},
    {"java/util/zip/Deflater", "deflateBufferBuffer", "(JJIJIII)J", 3, 0, 0, 5, ACCESS_READS},
    {"java/util/zip/Deflater", "deflateBufferBuffer", "(JJIJIII)J", 6, 0, 0, 8, ACCESS_WRITES},
    {"java/util/zip/Inflater", "inflateBytesBuffer", "(J[BIIJI)J", 6, 0, 0, 8, ACCESS_WRITES},
    {"java/util/zip/Inflater", "inflateBufferBytes", "(JJI[BII)J", 3, 0, 0, 5, ACCESS_READS},
    {"java/util/zip/Inflater", "inflateBufferBuffer", "(JJIJI)J", 3, 0, 0, 5, ACCESS_READS},
    {"java/util/zip/Inflater", "inflateBufferBuffer", "(JJIJI)J", 6, 0, 0, 8, ACCESS_WRITES},
    {"sun/nio/ch/", "read0", "(Ljava/io/FileDescriptor;JI)I", 1, 0, 0, 3, ACCESS_WRITES},
    {"sun/nio/ch/", "pread0", "(Ljava/io/FileDescriptor;JIJ)I", 1, 0, 0, 3, ACCESS_WRITES},
    {"sun/nio/ch/", "write0", "(Ljava/io/FileDescriptor;JI)I", 1, 0, 0, 3, ACCESS_READS},
    {"sun/nio/ch/", "pwrite0", "(Ljava/io/FileDescriptor;JIJ)I", 1, 0, 0, 3, ACCESS_READS},
};

int native_memory_accesses(Vm *vm, const char *class_name, const char *name, const char *descriptor,
                           const Value *arguments, Access *accesses)
{
    int count = 0;
    for (size_t i = 0; i < sizeof memory_ranges / sizeof memory_ranges[0]; i++) {
        const NativeRange *range = &memory_ranges[i];
        if (strcmp(range->name, name) != 0 || strcmp(range->descriptor, descriptor) != 0
            || strncmp(range->class_name, class_name, strlen(range->class_name)) != 0)
            continue;
        int64_t address = arguments[range->array].j + (range->from == 0 ? 0 : arguments[range->from].i);
        int32_t length = arguments[range->end].i;
        const Object *block = address_is_visible(address) && length > 0 ? block_peek(vm, address) : NULL;
        if (block == NULL || !block_has(block, address, length))
            continue;
        assert(count < ACCESSES_MAX && "a native has at most two ranges");
        uint32_t from = address_place(address);
        count += one_access(&accesses[count], block->slot, from, from + (uint32_t)length, range->how);
    }
    return count;
}

int native_array_accesses(const Vm *vm, const char *class_name, const char *name, const char *descriptor,
                          const Value *arguments, Access *accesses)
{
    int count = 0;
    for (size_t i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        if (strcmp(ranges[i].name, name) != 0 || strcmp(ranges[i].descriptor, descriptor) != 0
            || strcmp(ranges[i].class_name, class_name) != 0)
            continue;
        Ref array = arguments[ranges[i].array].r;
        int64_t from = arguments[ranges[i].from].i, length = arguments[ranges[i].end].i;
        if (ranges[i].begin != 0)
            length -= arguments[ranges[i].begin].i;
        if (array == 0 || from < 0 || length < 0 || from + length > object_peek(vm, array)->length)
            return 0;
        assert(count < ACCESSES_MAX && "a native has at most two arrays");
        if (length > 0)
            count +=
                one_access(&accesses[count], array, (uint32_t)from, (uint32_t)(from + length), ranges[i].how);
    }
    return count;
}

/* --- Unsafe --- */

/* Arguments: the Unsafe, the object, the offset (two slots), values. */
enum { UNSAFE_OBJECT = 1, UNSAFE_OFFSET = 2, UNSAFE_VALUE = 4 };

static bool begins(const char *name, const char *start) { return strncmp(name, start, strlen(start)) == 0; }

static uint32_t size_of_kind(char kind)
{
    return kind == 'Z' || kind == 'B'   ? 1
           : kind == 'C' || kind == 'S' ? 2
           : kind == 'J' || kind == 'D' ? 8
                                        : 4;
}

bool unsafe_places(const Object *object, int64_t offset, uint32_t size, uint32_t *from, uint32_t *to)
{
    bool is_array = class_is_array(object->class);
    unsigned shift = is_array ? object->class->element_shift : 0;
    if (offset < 0 || offset + size > (int64_t)object_payload_size(object))
        return false;
    *from = (uint32_t)(offset >> shift);
    *to = is_array ? (uint32_t)((offset + size - 1) >> shift) + 1 : *from + 1;
    return true;
}

/* Does an update that compares write?  The expected value is the first one. */
static bool is_expected(const Object *object, int64_t offset, uint32_t size, const Value *value)
{
    return memcmp(object->payload + offset, value, size)
           == 0; /* numbers are kept from their lowest byte on */
}

/* Where Unsafe goes with an object, or none, and an offset: NULL if there is nothing that could race. */
static const Object *unsafe_object(Vm *vm, Ref reference, int64_t *offset)
{
    if (reference != 0)
        return object_peek(vm, reference)->class->is_string ? NULL : object_peek(vm, reference);
    const Object *block = address_is_visible(*offset) ? block_peek(vm, *offset) : NULL;
    *offset = address_place(*offset);
    return block;
}

static int unsafe_range(Vm *vm, const Thread *thread, const Method *method, const Value *arguments,
                        int64_t size, bool writes, Access *access)
{
    int64_t offset = arguments[1].j;
    uint32_t from, to;
    const Object *object = unsafe_object(vm, arguments[0].r, &offset);
    if (object == NULL || size <= 0 || size > UINT32_MAX
        || !unsafe_places(object, offset, (uint32_t)size, &from, &to))
        return 0;
    Ordering ordering = unsafe_ordering(vm, thread, method, object, from);
    return ordering == ORDERING_NONE
               ? 0
               : one_access(access, object->slot, from, to, ordering_how(ordering, !writes, writes));
}

/* get, put, compareAndSet and their like of any mode; copying and filling. */
static int unsafe_access(Vm *vm, const Thread *thread, const Constant *constant, const Value *arguments,
                         Access *access)
{
    const char *name = constant->name, *descriptor = constant->descriptor;
    Class *unsafe = program_class(vm->program, constant->class_name);
    const Method *method = unsafe == NULL ? NULL
                                          : class_find_method(unsafe, program_symbol(vm->program, name),
                                                              program_symbol(vm->program, descriptor));
    bool compares = begins(name, "compareAnd") || begins(name, "weakCompareAnd"), puts = begins(name, "put"),
         updates = begins(name, "getAnd"), gets = begins(name, "get") && !updates;
    if (method != NULL && strcmp(name, "fill") == 0)
        return unsafe_range(vm, thread, method, arguments + UNSAFE_OBJECT, arguments[4].j, true, access);
    if (method != NULL && strcmp(name, "copy") == 0) {
        int count =
            unsafe_range(vm, thread, method, arguments + UNSAFE_OBJECT, arguments[7].j, false, access);
        return count + unsafe_range(vm, thread, method, arguments + 4, arguments[7].j, true, access + count);
    }
    if (method == NULL || !(compares || puts || updates || gets)
        || !begins(descriptor, "(Ljava/lang/Object;J"))
        return 0;
    int64_t offset = arguments[UNSAFE_OFFSET].j;
    char kind = gets ? strchr(descriptor, ')')[1] : descriptor[strlen("(Ljava/lang/Object;J")];
    uint32_t from, to, size = size_of_kind(kind);
    const Object *object = unsafe_object(vm, arguments[UNSAFE_OBJECT].r, &offset);
    if (object == NULL || !unsafe_places(object, offset, size, &from, &to))
        return 0;
    Ordering ordering = unsafe_ordering(vm, thread, method, object, from);
    bool writes =
        puts || updates || (compares && is_expected(object, offset, size, &arguments[UNSAFE_VALUE]));
    return ordering == ORDERING_NONE
               ? 0
               : one_access(access, object->slot, from, to, ordering_how(ordering, !puts, writes));
}

/* Object.clone, when it is that and no other clone. */
static int clone_access(Vm *vm, const Frame *frame, unsigned op, const Constant *constant, Access *access)
{
    Ref receiver = frame->sp[-1].r;
    if (receiver == 0)
        return 0;
    const Object *object = object_peek(vm, receiver);
    Class *named = op == OP_invokespecial ? program_class_for(frame->method->owner, constant->class_name)
                                          : object->class;
    const Method *method = named == NULL
                               ? NULL
                               : class_find_method(named, program_symbol(vm->program, "clone"),
                                                   program_symbol(vm->program, "()Ljava/lang/Object;"));
    if (method == NULL || !(method->flags & ACC_NATIVE))
        return 0;
    return one_access(access, receiver, 0,
                      class_is_array(object->class) ? object->length : object->class->instance_size,
                      ACCESS_READS);
}

static int argument_slots(const char *descriptor)
{
    int slots = 0;
    for (const char *type = descriptor + 1; *type != ')'; type = descriptor_skip(type))
        slots += *type == 'J' || *type == 'D' ? 2 : 1;
    return slots;
}

static int native_access(Vm *vm, const Thread *thread, const uint8_t *at, Access *accesses)
{
    const Frame *frame = thread->frame;
    const Constant *constant = &frame->method->owner->file->constants[code_u2(at + 1)];
    if (strcmp(constant->class_name, "jdk/internal/misc/Unsafe") == 0)
        return unsafe_access(vm, thread, constant, frame->sp - argument_slots(constant->descriptor) - 1,
                             accesses);
    if (thread->atomic > 0 || frame->method->owner->is_concurrent)
        return 0;
    if (frame->method->owner->source != SOURCE_PROGRAM) {
        const Value *arguments =
            frame->sp - argument_slots(constant->descriptor) - (at[0] != OP_invokestatic);
        int count = native_array_accesses(vm, constant->class_name, constant->name, constant->descriptor,
                                          arguments, accesses);
        count += native_memory_accesses(vm, constant->class_name, constant->name, constant->descriptor,
                                        arguments, accesses + count);
        if (count > 0)
            return count;
    }
    if (at[0] == OP_invokestatic)
        return strcmp(constant->name, "arraycopy") == 0
                       && strcmp(constant->class_name, "java/lang/System") == 0
                   ? copy_access(vm, frame->sp - 5, accesses)
                   : 0;
    return strcmp(constant->name, "clone") == 0 && strcmp(constant->descriptor, "()Ljava/lang/Object;") == 0
               ? clone_access(vm, frame, at[0], constant, accesses)
               : 0;
}

int next_accesses(Vm *vm, const Thread *thread, Access *accesses)
{
    if (thread->status != THREAD_RUNNABLE || thread->choosing > CHOOSES_ITSELF || !thread_has_frames(thread))
        return 0;
    const Frame *frame = thread->frame;
    const Code *code = frame->method->code;
    if (frame->method->info->code == NULL)
        return 0;
    const Insn *pc = frame->pc;
    while (insn_is_marker(vm->program, pc))
        pc++;
    assert(pc >= code->insns && pc < code->insns + code->insn_count && "the pc lies in the method");
    const uint8_t *at = frame->method->info->code->bytes + code->offsets[pc - code->insns];
    if (at[0] >= OP_getstatic && at[0] <= OP_putfield)
        return field_access(vm, thread, pc, at, accesses);
    if ((at[0] >= OP_iaload && at[0] <= OP_saload) || (at[0] >= OP_iastore && at[0] <= OP_sastore))
        return element_access(vm, thread, at[0], accesses);
    if (at[0] == OP_invokestatic || at[0] == OP_invokevirtual || at[0] == OP_invokespecial)
        return native_access(vm, thread, at, accesses);
    return 0;
}
