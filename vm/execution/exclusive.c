/* What the running thread brings to an access: the locks that it holds, and who else is about. */
#include "vm/execution/exclusive.h"

#include <string.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "classfiles/descriptor.h"
#include "vm/execution/enabled.h"
#include "vm/execution/unseen.h"
#include "vm/loading/link.h"
#include "vm/memory/allocate.h"
#include "vm/memory/owned.h"
#include "vm/memory/threads.h"
#include "vm/program.h"

bool exclusive_may_be_assumed(const Vm *vm)
{
    bool is_wanted = vm_reduces(vm, REDUCTION_LOCKS) || vm_reduces(vm, REDUCTION_READ_ONLY)
                     || vm_reduces(vm, REDUCTION_MOVERS);
    return is_wanted && vm->options.assumptions != ASSUME_NOTHING && vm_reduces(vm, REDUCTION_ESCAPE)
           && vm->options.watch == NULL && vm->observers.shadow == NULL
           && (vm->program->step == STEP_VISIBLE || vm->program->step == STEP_LINE);
}

/* --- who else is about --- */

static bool has_seen_end(const Thread *thread, uint32_t other)
{
    return other < EXCLUSION_THREADS && thread->seen_ends >> other & 1;
}

static bool is_started(const Vm *vm, uint32_t thread)
{
    return thread < vm->thread_count && vm->threads[thread]->status != THREAD_NEW;
}

/* Might the other one do something before the thread does something more?  A thread that has ended counts,
 * too, until the thread has seen that it has: it might as well not have come to its end yet.  One that was
 * not started is started by its parent. */
static bool is_company(const Vm *vm, const Thread *thread, uint32_t other)
{
    while (other != NUMBERING_NO_PARENT && !is_started(vm, other))
        other = numbering_thread_origin(vm->numbering, other).parent;
    return other != NUMBERING_NO_PARENT && other != thread->number && !has_seen_end(thread, other);
}

/* As bits; beyond EXCLUSION_THREADS they are left out, and the caller has looked. */
static uint64_t find_company(void *context)
{
    const Vm *vm = context;
    uint64_t company = 0;
    uint32_t known = numbering_thread_count(vm->numbering);
    reads_note_started(vm);
    for (uint32_t i = 0; i < known && i < EXCLUSION_THREADS; i++)
        if (i != vm->thread->number && is_company(vm, vm->thread, i))
            company |= (uint64_t)1 << i;
    return company;
}

void exclusive_see_end(Vm *vm, uint32_t ended)
{
    Thread *thread = vm->thread;
    if (vm->exclusion == NULL || ended >= EXCLUSION_THREADS || ended == thread->number)
        return;
    thread->seen_ends |= (uint64_t)1 << ended;
    vm_count_threads(vm);
}

bool exclusive_has_company(const Vm *vm, const Thread *thread)
{
    reads_note_started(
        vm); /* a step that is looked up notes nothing, so it must be one that had none to note */
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (i != thread->number && is_started(vm, i) && !has_seen_end(thread, i))
            return true;
    return false;
}

/* --- accesses --- */

/* Where names must not matter: an object's own monitor, and locks that have one name in all schedules. */
static void keep_lasting_locks(Vm *vm, PlaceAccess *access)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < access->lock_count; i++)
        if (exclusion_is_lasting(vm->exclusion, access->locks[i]))
            access->locks[kept++] = access->locks[i];
        else if (access->locks[i] == access->object)
            access->locks[kept++] = LOCK_ITSELF;
    access->lock_count = kept;
}

static bool note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, uint32_t group_place,
                 bool writes)
{
    assert(thread == vm->thread && "the running thread accesses");
    PlaceAccess access = {.object = object->slot,
                          .place = place,
                          .group_place = group_place,
                          .thread = thread->number,
                          .writes = writes,
                          .locks_only = !vm_reduces(vm, REDUCTION_READ_ONLY)};
    uint32_t kept;
    if (vm_reduces(vm, REDUCTION_LOCKS))
        access.lock_count =
            owned_by(vm, thread, place == PLACE_MONITOR ? object->slot : 0, access.locks, EXCLUSION_LOCKS);
    if (vm->options.symmetric)
        keep_lasting_locks(vm, &access);
    bool fits = exclusion_note(vm->exclusion, &access, find_company, vm, &kept);
    for (uint32_t i = 0; i < kept; i++)
        object_header(vm, access.locks[i] == LOCK_ITSELF
                              ? object->slot
                              : access.locks[i]); /* a step that is looked up depends on who owns them */
    vm->step.is_ahead |= fits;
    return fits;
}

/* Fields that natives use unseen (but for a thread's name, which they only look at for reports), and those of
 * the class that runs its initializer: others wait for that. */
static bool is_watched(const Vm *vm, const Object *object, uint32_t place)
{
    const Program *program = vm->program;
    if (object->class->is_mirror)
        return place >= MIRROR_STATICS && MIRROR_INIT_STATE(object) != INIT_RUNNING;
    if (place < program->thread->instance_size && class_is_subclass(object->class, program->thread))
        return place == vm_field_offset(program->thread, "name", "Ljava/lang/String;");
    return place >= program->throwable->instance_size
           || !class_is_subclass(object->class, program->throwable);
}

/* A thread ends by entering its own monitor (Thread.terminate), after which its fields are others.  That is
 * no choice point while nobody else uses the monitor, so who looks at a thread that runs uses it. */
static void note_thread_field(Vm *vm, const Thread *thread, const Object *object)
{
    if (object->slot == thread->object)
        return;
    Class *type = vm->program->thread;
    uint32_t number_at = vm_field_offset(type, "number", "I"), phase_at = vm_field_offset(type, "phase", "I");
    uint32_t number = FIELD_AT(uint32_t, object_at(vm, object->slot), number_at);
    bool is_new = FIELD_AT(int32_t, object_at(vm, object->slot), phase_at) == 0;
    if (!is_new && !(number != 0 && has_seen_end(thread, number - 1)))
        exclusive_give_up_monitor(vm, object);
}

bool exclusive_note(Vm *vm, const Thread *thread, const Object *object, uint32_t place, bool writes)
{
    if (class_is_array(object->class))
        return note(vm, thread, object, object->length > ELEMENTS_APART ? PLACE_ELEMENTS : place,
                    PLACE_ELEMENTS, writes);
    if (place < vm->program->thread->instance_size && class_is_subclass(object->class, vm->program->thread))
        note_thread_field(vm, thread, object);
    return is_watched(vm, object, place) && note(vm, thread, object, place, place, writes);
}

bool exclusive_note_monitor(Vm *vm, const Thread *thread, const Object *object)
{
    if (!vm_reduces(vm, REDUCTION_MOVERS))
        return false;
    if (object->owner != 0) {
        exclusive_give_up_monitor(vm, object);
        return false;
    }
    return note(vm, thread, object, PLACE_MONITOR, PLACE_MONITOR, true);
}

void exclusive_note_elements(Vm *vm, const Object *array, uint32_t from, uint32_t to, bool writes)
{
    if (vm->exclusion == NULL || !vm->step.interleaving || !(array->flags & OBJECT_SHARED))
        return;
    if (array->length > ELEMENTS_APART)
        exclusive_note(vm, vm->thread, array, 0, writes);
    else
        for (uint32_t i = from; i < to; i++)
            exclusive_note(vm, vm->thread, array, i, writes);
}

void exclusive_note_offset(Vm *vm, const Object *object, uint32_t offset, uint32_t size, bool writes)
{
    if (vm->exclusion == NULL || !vm->step.interleaving
        || !(object->flags & (OBJECT_SHARED | OBJECT_CONSTANT)))
        return;
    if (class_is_array(object->class)) {
        unsigned shift = object->class->element_shift;
        exclusive_note_elements(vm, object, offset >> shift, ((offset + size - 1) >> shift) + 1, writes);
    } else {
        exclusive_note(vm, vm->thread, object, offset, writes);
    }
}

/* --- names --- */

static const Method *method_of(const Program *program, uint32_t id)
{
    return id < program->method_count ? program->methods[id] : program->initialization_stub;
}

static void add_method(Bytes *text, const Program *program, uint32_t id)
{
    const Method *method = method_of(program, id);
    bytes_format(text, "%s.%s%s", method->owner->name, method->name, method->descriptor);
}

/* Which, other than the number of the instruction, does not depend on whether coverage is counted. */
static unsigned bytecode_offset(const Program *program, const AllocationSite *site)
{
    const Code *code = method_of(program, site->method)->code;
    return code != NULL && code->offsets != NULL ? code->offsets[site->instruction] : site->instruction;
}

char *exclusive_group_name(void *program, const PlaceGroup *group)
{
    const Program *self = program;
    Bytes text = {0};
    if (group->kind == SLOT_MIRROR)
        bytes_format(&text, "%s", self->classes[group->class_id]->name);
    else if (group->kind == SLOT_STRING)
        bytes_format(&text, "literals");
    else
        add_method(&text, self, group->site.method);
    if (group->kind == SLOT_MADE)
        bytes_format(&text, ":%u", bytecode_offset(self, &group->site));
    if (group->site.native != 0) {
        bytes_format(&text, " ");
        add_method(&text, self, group->site.native - 1);
    }
    if (group->place < PLACE_ANY)
        bytes_format(&text, "#%u", group->place);
    else
        bytes_format(&text, "%s",
                     group->place == PLACE_MONITOR    ? "#monitor"
                     : group->place == PLACE_ELEMENTS ? "#elements"
                                                      : "#any");
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

/* --- what is not watched --- */

void exclusive_give_up(Vm *vm, const Object *object)
{
    if (vm->exclusion != NULL)
        exclusion_take_back(vm->exclusion, object->slot, PLACE_ANY);
}

static const Field *declared_final(const Class *type, unsigned is_static, uint32_t offset)
{
    for (int i = 0; i < type->field_count; i++)
        if ((type->fields[i].flags & ACC_STATIC) == is_static && type->fields[i].offset == offset)
            return type->fields[i].flags & ACC_FINAL ? &type->fields[i] : NULL;
    return NULL;
}

/* Of a mirror a static field, but not while others wait for the initializer. */
static const Field *final_field(const Vm *vm, const Object *object, uint32_t offset)
{
    const Field *found = NULL;
    if (object->class->is_mirror)
        return MIRROR_INIT_STATE(object) == INIT_RUNNING
                   ? NULL
                   : declared_final(vm->program->classes[MIRROR_CLASS_ID(object)], ACC_STATIC, offset);
    for (const Class *type = object->class; type != NULL && found == NULL; type = type->super)
        found = declared_final(type, 0, offset);
    return found;
}

static bool note_late_final(Vm *vm, const Field *field)
{
    if (vm->exclusion != NULL && exclusion_has_late_final(vm->exclusion, field))
        return false;
    if (vm->exclusion != NULL)
        exclusion_take_back_final(vm->exclusion, field);
    return true;
}

bool exclusive_note_late_final(Vm *vm, const Object *object, uint32_t offset)
{
    assert(object->flags & (OBJECT_SHARED | OBJECT_CONSTANT));
    const Field *field = class_is_array(object->class) ? NULL : final_field(vm, object, offset);
    return field != NULL && note_late_final(vm, field);
}

bool exclusive_note_late_static(Vm *vm, const Object *mirror, const Field *field)
{
    assert(field->flags & ACC_FINAL && field->flags & ACC_STATIC && mirror->class->is_mirror);
    if (note_late_final(vm, field))
        return true;
    exclusive_access(vm, vm->thread, mirror, field->offset, true);
    return false;
}

void exclusive_give_up_monitor(Vm *vm, const Object *object)
{
    if (vm->exclusion != NULL)
        exclusion_take_back(vm->exclusion, object->slot, PLACE_MONITOR);
}

void exclusive_give_up_on(Vm *vm, const Thread *other)
{
    if (other != vm->thread)
        exclusive_give_up_all(vm);
}

void exclusive_give_up_all(Vm *vm)
{
    unseen_refute(vm, 1u << REDUCTION_RELEASES | 1u << REDUCTION_GATES | 1u << REDUCTION_TASKS);
    if (vm->exclusion != NULL)
        exclusion_give_up(vm->exclusion);
}

static void note_argument(Vm *vm, const Object *object, bool touches)
{
    if (!(object->flags & OBJECT_SHARED))
        return;
    if (class_is_array(object->class) && (touches || object->class->element_kind != 'L'))
        exclusive_note_elements(vm, object, 0, object->length, true);
    else if (touches && !object->class->is_string)
        exclusive_give_up(vm, object);
}

void exclusive_note_native(Vm *vm, const Method *method, const Value *arguments)
{
    bool touches = method->touch == NATIVE_TOUCHES;
    const Value *at = arguments;
    assert(vm->exclusion != NULL && method->touch != NATIVE_NOTES);
    if (!method_is_static(method))
        note_argument(vm, object_header(vm, (at++)->r), touches);
    for (const char *type = method->descriptor + 1; *type != ')'; type = descriptor_skip(type)) {
        if (strchr("[L", *type) != NULL && at->r != 0)
            note_argument(vm, object_header(vm, at->r), touches);
        at += *type == 'J' || *type == 'D' ? 2 : 1;
    }
}

/* --- for searches --- */

bool vm_assumes(const Vm *vm) { return vm->exclusion != NULL; }

bool vm_is_misled(const Vm *vm) { return vm->exclusion != NULL && exclusion_is_broken(vm->exclusion); }

char **vm_taken_back(const Vm *vm)
{
    return vm->exclusion != NULL ? exclusion_list(vm->exclusion) : memory_allocate(sizeof(char *));
}

uint32_t vm_taken_back_count(const Vm *vm)
{
    return vm->exclusion != NULL ? exclusion_count(vm->exclusion) : 0;
}

/* Code that was translated reads final fields without noting it, also one that turned out to be written
 * late; counters keep what was counted, and what is covered is counted by the code itself. */
bool vm_may_keep_program(const Vm *vm)
{
    return (vm->exclusion == NULL || !exclusion_has_new_late_final(vm->exclusion))
           && !program_uses_counters(vm->program) && vm->program->cover == NULL;
}

void vm_fix_assumptions(Vm *vm)
{
    if (vm->exclusion != NULL)
        exclusion_fix(vm->exclusion);
}
