/* Links a class whose superclass and interfaces are linked: display for subtype tests, field layout,
 * methods, vtable, itable. */
#include "vm/loading/link.h"

#include <assert.h>
#include <string.h>

#include "base/bytes.h"
#include "base/invariant.h"
#include "classfiles/descriptor.h"
#include "vm/footnotes.h"
#include "vm/loading/link_interfaces.h"
#include "vm/reductions.h"

/* --- fields --- */

static uint32_t field_size(char kind)
{
    switch (kind) {
    case 'Z':
    case 'B': return 1;
    case 'C':
    case 'S': return 2;
    case 'J':
    case 'D': return 8;
    default: return 4;
    }
}

static void make_fields(Program *program, Class *class)
{
    const ClassFile *file = class->file;
    class->field_count = file->field_count;
    class->fields = arena_allocate(&program->arena, file->field_count * sizeof(Field));
    for (int i = 0; i < file->field_count; i++) {
        const FieldInfo *info = &file->fields[i];
        Field *field = &class->fields[i];
        field->name = program_symbol(program, info->name);
        field->descriptor = program_symbol(program, info->descriptor);
        field->flags = info->flags;
        field->kind = info->descriptor[0] == '[' ? 'L' : info->descriptor[0];
        field->owner = class;
        field->info = info;
        if (program->field_count == PROGRAM_TABLE_MAX)
            memory_exhausted(PROGRAM_TABLE_MAX * sizeof *program->fields);
        field->id = program->field_count;
        program->fields[program->field_count++] = field;
    }
}

/* Places the static or the instance fields from `offset` on, the widest first, and returns the end. */
static uint32_t place_fields(Class *class, bool statics, uint32_t offset)
{
    for (uint32_t size = 8; size >= 1; size /= 2) {
        for (int i = 0; i < class->field_count; i++) {
            Field *field = &class->fields[i];
            if (((field->flags & ACC_STATIC) != 0) != statics || field_size(field->kind) != size)
                continue;
            offset = (offset + size - 1) & ~(size - 1);
            field->offset = offset;
            offset += size;
        }
    }
    return offset;
}

static uint32_t count_references(const Class *class, bool statics)
{
    uint32_t count = 0;
    for (int i = 0; i < class->field_count; i++)
        count += ((class->fields[i].flags & ACC_STATIC) != 0) == statics && class->fields[i].kind == 'L';
    return count;
}

static void list_references(const Class *class, bool statics, uint32_t *offsets)
{
    for (int i = 0; i < class->field_count; i++)
        if (((class->fields[i].flags & ACC_STATIC) != 0) == statics && class->fields[i].kind == 'L')
            *offsets++ = class->fields[i].offset;
}

/* Does every field lie inside of its object, aligned, and behind those that are inherited? */
__attribute__((unused)) static bool fields_fit(const Class *class)
{
    uint32_t first = class->super != NULL ? class->super->instance_size : 0;
    for (int i = 0; i < class->field_count; i++) {
        const Field *field = &class->fields[i];
        uint32_t size = field_size(field->kind);
        bool is_static = field->flags & ACC_STATIC;
        uint32_t low = is_static ? MIRROR_STATICS : first,
                 high = is_static ? MIRROR_STATICS + class->static_size : class->instance_size;
        if (field->offset % size != 0 || field->offset < low || field->offset + size > high)
            return false;
    }
    return true;
}

static void lay_out(Program *program, Class *class)
{
    make_fields(program, class);
    uint32_t inherited = class->super != NULL ? class->super->reference_count : 0;
    class->instance_size = place_fields(class, false, class->super != NULL ? class->super->instance_size : 0);
    class->static_size = place_fields(class, true, MIRROR_STATICS) - MIRROR_STATICS;
    assert_costly(fields_fit(class));

    class->reference_count = inherited + count_references(class, false);
    class->reference_offsets = arena_allocate(&program->arena, class->reference_count * sizeof(uint32_t));
    if (inherited > 0)
        memcpy(class->reference_offsets, class->super->reference_offsets, inherited * sizeof(uint32_t));
    list_references(class, false, class->reference_offsets + inherited);
    class->static_reference_count = count_references(class, true);
    class->static_reference_offsets =
        arena_allocate(&program->arena, class->static_reference_count * sizeof(uint32_t));
    list_references(class, true, class->static_reference_offsets);
}

/* --- methods --- */

static char return_kind(const char *descriptor)
{
    switch (*descriptor_return(descriptor)) {
    case 'V': return 'V';
    case 'J': return 'J';
    case 'F': return 'F';
    case 'D': return 'D';
    case 'L':
    case '[': return 'L';
    default: return 'I';
    }
}

/* Our library's marks are annotations without elements, so each takes four bytes: its type and a zero count.
 */
static bool is_marked(const ClassFile *file, RawAttribute annotations, const char *mark)
{
    Reader reader = {annotations.data, 0, annotations.length, annotations.data == NULL};
    int count = read_u2(&reader);
    for (int i = 0; i < count; i++) {
        uint16_t type = read_u2(&reader);
        if (reader.failed || type >= file->constant_count || file->constants[type].kind != CONSTANT_UTF8)
            return false;
        if (strcmp(file->constants[type].text, mark) == 0)
            return true;
        if (read_u2(&reader) != 0)
            return false;
    }
    return false;
}

static bool has_mark(const ClassFile *file, const MethodInfo *info, const char *mark)
{
    return is_marked(file, info->invisible_annotations, mark);
}

/* Method.unseen */
static uint8_t unseen_by(const ClassFile *file, const MethodInfo *info)
{
    static const struct {
        const char *mark;
        Reduction reduction;
    } marks[] = {{"Lclew/internal/LetsGo;", REDUCTION_RELEASES},
                 {"Lclew/internal/Gate;", REDUCTION_GATES},
                 {"Lclew/internal/Backstage;", REDUCTION_TASKS}};
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (has_mark(file, info, marks[i].mark))
            return (uint8_t)(marks[i].reduction + 1);
    return 0;
}

static bool ends_with(const char *name, const char *end)
{
    size_t length = strlen(name), end_length = strlen(end);
    return length >= end_length && strcmp(name + length - end_length, end) == 0;
}

static bool starts_with(const char *name, const char *start)
{
    return strncmp(name, start, strlen(start)) == 0;
}

/* The names say it, as in the documentation of VarHandle.  What compares and sets is atomic in every mode, so
 * that "plain" means the weakest order there (as what the atomic classes call weakCompareAndSet). */
static Ordering ordering_of(const Class *class, const char *name)
{
    bool of_atomics = starts_with(class->name, "java/util/concurrent/atomic/"),
         of_unsafe = strcmp(class->name, "jdk/internal/misc/Unsafe") == 0,
         compares = starts_with(name, "compareAnd") || starts_with(name, "weakCompareAnd");
    if (!of_atomics && !of_unsafe && strcmp(class->name, "java/lang/invoke/VarHandle") != 0)
        return ORDERING_OPEN;
    if (!of_atomics && strcmp(name, "access") == 0)
        return ORDERING_NONE;
    if (ends_with(name, "Plain") && !compares)
        return ORDERING_PLAIN;
    if (ends_with(name, "Plain") || ends_with(name, "Opaque")
        || (of_atomics && strcmp(name, "weakCompareAndSet") == 0))
        return ORDERING_WEAK;
    return ends_with(name, "Acquire")                               ? ORDERING_ACQUIRES
           : ends_with(name, "Release")                             ? ORDERING_RELEASES
           : ends_with(name, "Volatile")                            ? ORDERING_FULL
           : of_unsafe && (compares || starts_with(name, "getAnd")) ? ORDERING_FULL
                                                                    : ORDERING_OPEN;
}

static void make_method(Program *program, Class *class, Method *method, const MethodInfo *info)
{
    method->name = program_symbol(program, info->name);
    method->descriptor = program_symbol(program, info->descriptor);
    method->flags = info->flags;
    method->owner = class;
    method->info = info;
    method->argument_slots =
        (uint16_t)(descriptor_argument_slots(info->descriptor) + !(info->flags & ACC_STATIC));
    assert(method->argument_slots <= 255
           && (info->code == NULL || info->code->max_locals >= method->argument_slots));
    method->return_kind = return_kind(info->descriptor);
    method->is_initializer = strcmp(info->name, "<init>") == 0;
    method->vtable_index = -1;
    if (info->code != NULL) {
        method->max_locals = info->code->max_locals;
        method->max_stack = info->code->max_stack;
    }
    if (class->source == SOURCE_EMBEDDED) {
        bool initializes =
            strcmp(info->name, "<clinit>") == 0; /* nobody else sees anything of the class before its end */
        method->atomic = initializes || has_mark(class->file, info, "Lclew/internal/Atomic;");
        bool calls_out = has_mark(class->file, info, "Lclew/internal/CallsOut;");
        method->open = calls_out && method->atomic;
        method->calls_out = calls_out && !method->atomic;
        method->hidden = has_mark(class->file, info, "Lclew/internal/Hidden;");
        method->unseen = unseen_by(class->file, info);
        method->ordering =
            (uint8_t)(has_mark(class->file, info, "Lclew/internal/Acquires;")   ? ORDERING_TAKES
                      : has_mark(class->file, info, "Lclew/internal/Releases;") ? ORDERING_GIVES
                      : has_mark(class->file, info, "Lclew/internal/Unordered;")
                              || is_marked(class->file, class->file->invisible_annotations,
                                           "Lclew/internal/Unordered;")
                          ? ORDERING_NONE
                          : ordering_of(class, info->name));
    }
    method->calls_out |= class->source == SOURCE_PROGRAM;
    method->hidden = method->hidden || class->hidden;
    if (program->method_count == PROGRAM_TABLE_MAX)
        memory_exhausted(PROGRAM_TABLE_MAX * sizeof *program->methods);
    method->id = program->method_count;
    program->methods[program->method_count++] = method;
}

static void make_methods(Program *program, Class *class)
{
    const ClassFile *file = class->file;
    class->method_count = file->method_count;
    class->methods = arena_allocate(&program->arena, file->method_count * sizeof(Method));
    const char *clinit = program_symbol(program, "<clinit>");
    for (int i = 0; i < file->method_count; i++) {
        make_method(program, class, &class->methods[i], &file->methods[i]);
        if (class->methods[i].name == clinit && (file->methods[i].flags & ACC_STATIC || file->major < 51))
            class->initializer = &class->methods[i];
    }
}

static bool overrides(const Method *method, const Method *inherited)
{
    return method->name == inherited->name && method->descriptor == inherited->descriptor
           && (inherited->flags & (ACC_PUBLIC | ACC_PROTECTED)
               || class_same_package(method->owner, inherited->owner));
}

/* Does each method stand in the vtable at its own index?  An inherited one may stand at several. */
__attribute__((unused)) static bool vtable_agrees(const Class *class)
{
    for (int i = 0; i < class->method_count; i++) {
        const Method *method = &class->methods[i];
        if (link_is_virtual(method)
            && (method->vtable_index < 0 || method->vtable_index >= class->vtable_length
                || class->vtable[method->vtable_index] != method))
            return false;
    }
    return true;
}

static bool make_vtable(Program *program, Class *class, Error *error)
{
    uint16_t inherited = class->super != NULL ? class->super->vtable_length : 0;
    class->vtable =
        arena_allocate(&program->arena, (inherited + (class_is_interface(class) ? 0u : class->method_count))
                                            * sizeof(Method *));
    if (inherited > 0)
        memcpy(class->vtable, class->super->vtable, inherited * sizeof(Method *));
    class->vtable_length = inherited;
    if (class_is_interface(class))
        return true;
    for (int i = 0; i < class->method_count; i++) {
        Method *method = &class->methods[i];
        if (!link_is_virtual(method))
            continue;
        for (int v = 0; v < inherited; v++) {
            if (!overrides(method, class->vtable[v]))
                continue;
            if (class->vtable[v]->flags & ACC_FINAL)
                return error_set(error, "class %s overrides final method %s.%s%s", class->name,
                                 class->vtable[v]->owner->name, method->name, method->descriptor);
            class->vtable[v] = method;
            method->vtable_index = v;
        }
        if (method->vtable_index < 0) {
            if (class->vtable_length == UINT16_MAX)
                return error_set(error, "class %s has too many methods", class->name);
            method->vtable_index = class->vtable_length;
            class->vtable[class->vtable_length++] = method;
        }
    }
    assert_costly(vtable_agrees(class));
    return true;
}

/* --- whole classes --- */

static void fill_display(Class *class)
{
    if (class->super != NULL) {
        class->depth = (uint16_t)(class->super->depth + 1);
        assert(class->depth > class->super->depth);
        memcpy(class->supers, class->super->supers, sizeof class->supers);
    }
    if (class->depth < SUPER_DISPLAY)
        class->supers[class->depth] = class;
}

/* An interface's initialization does not run those above it, a class's runs its superclasses' and, of its
 * interfaces, those with default methods. */
static bool is_plain(const Class *class)
{
    if (class->initializer != NULL)
        return false;
    if (class_is_interface(class))
        return true;
    if (class->super != NULL && !class->super->plain_initialization)
        return false;
    for (int i = 0; i < class->all_interface_count; i++)
        if (class->all_interfaces[i]->initializer != NULL)
            return false;
    return true;
}

static void note_special_classes(Class *class)
{
    class->is_string = strcmp(class->name, "java/lang/String") == 0;
    class->is_mirror = strcmp(class->name, "java/lang/Class") == 0;
    class->is_concurrent =
        class->source != SOURCE_PROGRAM && strncmp(class->name, "java/util/concurrent/", 21) == 0;
    class->is_reference = strcmp(class->name, "java/lang/ref/Reference") == 0
                          || (class->super != NULL && class->super->is_reference
                              && strcmp(class->name, "java/lang/ref/SoftReference") != 0);
    class->is_throwable = strcmp(class->name, "java/lang/Throwable") == 0
                          || (class->super != NULL && class->super->is_throwable);
    class->is_thread =
        strcmp(class->name, "java/lang/Thread") == 0 || (class->super != NULL && class->super->is_thread);
    class->is_model = footnote_is_model(class);
}

static bool has_finalizer(const Class *class)
{
    for (int i = 0; i < class->method_count; i++)
        if (strcmp(class->methods[i].name, "finalize") == 0
            && strcmp(class->methods[i].descriptor, "()V") == 0 && !method_is_static(&class->methods[i]))
            return class->source == SOURCE_PROGRAM;
    return false;
}

static bool link_parts(Program *program, Class *class, Error *error)
{
    assert(class->kind == CLASS_PLAIN && class->file != NULL && class->vtable == NULL);
    if (class->super != NULL && class->super->depth == UINT16_MAX)
        return error_set(error, "class %s has too many superclasses", class->name);
    if (!link_collect_interfaces(program, class))
        return error_set(error, "class %s has too many interfaces", class->name);
    fill_display(class);
    lay_out(program, class);
    make_methods(program, class);
    note_special_classes(class);
    if (has_finalizer(class))
        footnote_note(program, FOOTNOTE_FINALIZERS);
    if (class->is_mirror && class->instance_size > MIRROR_STATICS)
        return error_set(error, "class java/lang/Class has too many fields for this VM");
    if (class->is_string && class->instance_size > 0)
        return error_set(error, "class java/lang/String must have no fields in this VM");
    if (class->instance_size > (1u << 24) || class->static_size > (1u << 24))
        return error_set(error, "class %s has too many fields", class->name);
    if (!make_vtable(program, class, error))
        return false;
    class->plain_initialization = is_plain(class);
    if (!class_is_interface(class))
        link_make_itable(program, class);
    return true;
}

/* A class that cannot be linked takes its fields and methods, the last ones, out of the program's tables
 * again: its class file is freed. */
bool link_class(Program *program, Class *class, Error *error)
{
    uint32_t fields = program->field_count, methods = program->method_count;
    bool linked = link_parts(program, class, error);
    assert(!linked
           || (program->field_count == fields + class->field_count
               && program->method_count == methods + class->method_count));
    if (!linked) {
        program->field_count = fields;
        program->method_count = methods;
    }
    return linked;
}

void link_array(Program *program, Class *class)
{
    assert(class->kind == CLASS_ARRAY && class->super == program->object);
    link_collect_interfaces(program, class);
    fill_display(class);
    class->vtable = program->object->vtable;
    class->vtable_length = program->object->vtable_length;
    class->plain_initialization = true;
    link_make_itable(program, class);
}
