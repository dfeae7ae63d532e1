/* The table of names and the choice of a name: by the static field that holds the object, by the only field
 * or array of the program that does, or else by class and number. */
#include "vm/wording.h"

#include <assert.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/execution/scheduler.h"
#include "vm/sentences.h"
#include "vm/telling/waiting.h"

typedef struct Base {
    char *text;
    uint32_t count;
} Base;
typedef struct Named {
    const Class *class;
    char *name;
} Named;

/* What an object was called that has died since, or whose slot an object of another class was seen in. */
typedef struct PastName {
    Ref slot;
    uint32_t until; /* the step that left it dead; UINT32_MAX: not known */
    Named named;
} PastName;

struct Wording {
    Named *objects; /* by slot */
    uint32_t object_capacity;
    PastName *past;
    uint32_t past_count, past_capacity;
    bool
        looks_around; /* between states of a path, in any order; the present one is that after `step` steps */
    uint32_t step;
    char **threads; /* by number */
    uint32_t thread_capacity;
    Base *bases; /* what was named so far, and how many of each */
    uint32_t base_count, base_capacity;
};

Wording *wording_create(void) { return memory_allocate(sizeof(Wording)); }

void wording_destroy(Wording *wording)
{
    if (wording == NULL)
        return;
    for (uint32_t i = 0; i < wording->object_capacity; i++)
        free(wording->objects[i].name);
    for (uint32_t i = 0; i < wording->past_count; i++)
        free(wording->past[i].named.name);
    for (uint32_t i = 0; i < wording->thread_capacity; i++)
        free(wording->threads[i]);
    for (uint32_t i = 0; i < wording->base_count; i++)
        free(wording->bases[i].text);
    free(wording->objects);
    free(wording->past);
    free(wording->threads);
    free(wording->bases);
    free(wording);
}

void wording_use(Vm *vm, Wording *wording) { vm->observers.wording = wording; }

/* The slot has no name any more. */
static void keep_past(Wording *wording, Ref slot, uint32_t until)
{
    if (wording->objects[slot].name == NULL)
        return;
    MEMORY_ROOM_FOR(wording->past, wording->past_capacity, wording->past_count);
    wording->past[wording->past_count++] = (PastName){slot, until, wording->objects[slot]};
    wording->objects[slot] = (Named){0};
}

void wording_forget_dead(Vm *vm, uint32_t step)
{
    Wording *wording = vm->observers.wording;
    assert(wording != NULL);
    for (uint32_t i = 0; i < wording->object_capacity; i++)
        if (i >= vm->heap.slot_count || object_peek(vm, i) == NULL)
            keep_past(wording, i, step);
}

void wording_look_from(Vm *vm, uint32_t step)
{
    Wording *wording = vm->observers.wording;
    assert(wording != NULL);
    wording->looks_around = true;
    wording->step = step;
}

/* Of those that the slot's objects had, the one whose object died next after the present step. */
static const char *past_name(const Wording *wording, Ref slot, const Class *class)
{
    const PastName *next = NULL;
    for (uint32_t i = 0; wording->looks_around && i < wording->past_count; i++) {
        const PastName *past = &wording->past[i];
        if (past->slot == slot && past->named.class == class && past->until > wording->step
            && (next == NULL || past->until < next->until))
            next = past;
    }
    return next != NULL ? next->named.name : NULL;
}

/* How many things were named after this text before. */
static uint32_t count_base(Wording *wording, const char *text)
{
    for (uint32_t i = 0; i < wording->base_count; i++)
        if (strcmp(wording->bases[i].text, text) == 0)
            return wording->bases[i].count++;
    MEMORY_ROOM_FOR(wording->bases, wording->base_capacity, wording->base_count);
    wording->bases[wording->base_count++] = (Base){memory_copy_string(text), 1};
    return 0;
}

/* ---- where the program keeps an object ---- */

static bool is_own(const Class *class)
{
    return class->source == SOURCE_PROGRAM && class->kind == CLASS_PLAIN && !class->hidden;
}

static bool holds(const Field *field, const Object *object, Ref reference, bool is_static)
{
    return field->kind == 'L' && !(field->flags & ACC_STATIC) == !is_static
           && strchr(field->name, '$') == NULL && FIELD_AT(Ref, object, field->offset) == reference;
}

/* The program's own objects go by their class, unless a static field holds them for good; all others by any
 * field. */
static const Field *static_holder(const Vm *vm, Ref reference)
{
    bool any = !is_own(object_peek(vm, reference)->class);
    for (uint32_t i = 0; i < vm->program->class_count && i < vm->classes.capacity; i++) {
        const Class *class = vm->program->classes[i];
        if (class == NULL || !(is_own(class) || strcmp(class->name, "java/lang/System") == 0)
            || vm->classes.mirrors[i] == 0 || object_peek(vm, vm->classes.mirrors[i]) == NULL)
            continue;
        for (int f = 0; f < class->field_count; f++)
            if ((any || class->fields[f].flags & ACC_FINAL)
                && holds(&class->fields[f], object_peek(vm, vm->classes.mirrors[i]), reference, true))
                return &class->fields[f];
    }
    return NULL;
}

static const Field *field_holding(const Object *object, Ref reference)
{
    for (const Class *class = object->class; class != NULL && class->source == SOURCE_PROGRAM;
         class = class->super)
        for (int f = 0; f < class->field_count; f++)
            if (holds(&class->fields[f], object, reference, false))
                return &class->fields[f];
    return NULL;
}

/* The one object of the program that has it in a field; 0 when there is none, or several. */
static Ref only_holder(const Vm *vm, Ref reference, const Field **field)
{
    Ref holder = 0;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *object = object_peek(vm, slot);
        const Field *found =
            object != NULL && is_own(object->class) ? field_holding(object, reference) : NULL;
        if (found == NULL)
            continue;
        if (holder != 0)
            return 0;
        holder = slot;
        *field = found;
    }
    return holder;
}

static Ref only_array(const Vm *vm, Ref reference, uint32_t *index)
{
    Ref holder = 0;
    for (Ref slot = 1; slot < vm->heap.slot_count; slot++) {
        const Object *array = object_peek(vm, slot);
        if (array == NULL || !class_is_array(array->class) || array->class->element_kind != 'L')
            continue;
        for (uint32_t i = 0; i < array->length; i++) {
            if (ELEMENT(Ref, array, i) != reference)
                continue;
            if (holder != 0)
                return 0;
            holder = slot;
            *index = i;
        }
    }
    return holder;
}

static bool find_path(Vm *vm, Ref reference, bool in_array, char *path)
{
    char owner[NAME_SIZE];
    const Field *field = static_holder(vm, reference);
    if (field != NULL) {
        snprintf(path, NAME_SIZE, "%.70s.%.80s", name_class(field->owner, owner), field->name);
        return true;
    }
    if (is_own(object_peek(vm, reference)->class))
        return false;
    Ref holder = only_holder(vm, reference, &field);
    if (holder != 0) {
        snprintf(path, NAME_SIZE, "%.70s.%.80s", name_object(vm, holder, owner), field->name);
        return true;
    }
    uint32_t index = 0;
    Ref array = in_array ? 0 : only_array(vm, reference, &index);
    if (array == 0 || !find_path(vm, array, true, owner))
        return false;
    snprintf(path, NAME_SIZE, "%.140s[%u]", owner, index);
    return true;
}

/* ---- names ---- */

/* "bench/Account$Owner" is Owner; a local or anonymous class keeps what is before its number: "Main$1" is
 * Main$1. */
const char *name_class(const Class *class, char *buffer)
{
    if (class_is_array(class)) {
        char element[NAME_SIZE];
        snprintf(buffer, NAME_SIZE, "%.150s[]", name_class(class->element, element));
        return buffer;
    }
    const char *slash = strrchr(class->name, '/'), *name = slash != NULL ? slash + 1 : class->name,
               *start = name;
    for (const char *dollar = strchr(name, '$'); dollar != NULL; dollar = strchr(dollar + 1, '$')) {
        if (dollar[1] == '\0' || isdigit((unsigned char)dollar[1]))
            break;
        start = dollar + 1;
    }
    snprintf(buffer, NAME_SIZE, "%.150s", start);
    return buffer;
}

static const Field *field_named(Vm *vm, const Object *object, const char *name, const char *descriptor)
{
    return class_find_field(object->class, program_symbol(vm->program, name),
                            program_symbol(vm->program, descriptor));
}

/* Boxes, enum constants, strings and mirrors are called by what they stand for; false for anything else. */
static bool name_plainly(Vm *vm, const Object *object, char *buffer)
{
    static const char boxes[][20] = {"ZBoolean", "BByte", "CCharacter", "SShort",
                                     "IInteger", "JLong", "FFloat",     "DDouble"};
    char inner[NAME_SIZE];
    const Class *class = object->class;
    if (class->is_string) {
        char *text = vm_string_utf8(vm, object->slot);
        snprintf(buffer, NAME_SIZE, "\"%.60s%s\"", text, strlen(text) > 60 ? "..." : "");
        free(text);
        return true;
    }
    if (class->is_mirror) {
        snprintf(buffer, NAME_SIZE, "%.150s.class", name_class(vm_mirrored_class(vm, object->slot), inner));
        return true;
    }
    for (size_t i = 0; strncmp(class->name, "java/lang/", 10) == 0 && i < sizeof boxes / sizeof boxes[0];
         i++) {
        char descriptor[2] = {boxes[i][0]};
        const Field *value =
            strcmp(class->name + 10, boxes[i] + 1) == 0 ? field_named(vm, object, "value", descriptor) : NULL;
        if (value != NULL) {
            snprintf(buffer, NAME_SIZE, "%s",
                     name_stored(vm, object->payload + value->offset, value->kind, inner));
            return true;
        }
    }
    bool is_enum =
        class->super != NULL
        && (strcmp(class->super->name, "java/lang/Enum") == 0
            || (class->super->super != NULL && strcmp(class->super->super->name, "java/lang/Enum") == 0));
    const Field *name = is_enum ? field_named(vm, object, "name", "Ljava/lang/String;") : NULL;
    if (name == NULL || FIELD_AT(Ref, object, name->offset) == 0)
        return false;
    char *text = vm_string_utf8(vm, FIELD_AT(Ref, object, name->offset));
    snprintf(buffer, NAME_SIZE, "%.150s", text);
    free(text);
    return true;
}

/* A name that nothing else has: the text itself the first time, unless a number always belongs to it. */
static char *make_name(Wording *wording, const char *base, bool numbered)
{
    char name[NAME_SIZE + 16];
    uint32_t before = count_base(wording, base);
    if (numbered || before > 0)
        snprintf(name, sizeof name, "%s#%u", base, before + 1);
    else
        snprintf(name, sizeof name, "%s", base);
    return memory_copy_string(name);
}

static bool is_thread(const Vm *vm, const Object *object)
{
    return class_is_subclass(object->class, vm->program->thread);
}

/* One of the two locks of a ReentrantReadWriteLock. */
static char *name_half(Vm *vm, Ref pair, bool is_read)
{
    char owner[NAME_SIZE];
    Bytes text = {0};
    sentence_add(NULL, &text, is_read ? SENTENCE_READ_LOCK_NAME : SENTENCE_WRITE_LOCK_NAME,
                 &(Operands){.owner = name_object(vm, pair, owner)});
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

/* A thread that has not been started goes by the name that it will have then. */
static bool name_new_thread(Vm *vm, const Object *object, char *buffer)
{
    const Field *field = field_named(vm, object, "name", "Ljava/lang/String;");
    Ref name = field != NULL ? FIELD_AT(Ref, object, field->offset) : 0;
    if (name == 0)
        return false;
    char *text = vm_string_utf8(vm, name);
    snprintf(buffer, NAME_SIZE, "%.140s", text);
    free(text);
    return buffer[0] != '\0';
}

/* What wraps a task or a pool, inside of the library, goes by the class that its user knows.  Of a JDK's
 * classes only tasks: who asks for these wants to see what is inside. */
static const Class *public_class(const Class *class)
{
    const Class *known = class;
    while (known->source != SOURCE_PROGRAM && !(known->flags & ACC_PUBLIC) && known->super != NULL)
        known = known->super;
    bool is_task = strcmp(known->name, "java/util/concurrent/ForkJoinTask") == 0;
    return known->super != NULL && (is_task || class->source == SOURCE_EMBEDDED) ? known : class;
}

static char *choose_name(Vm *vm, const Object *object)
{
    char base[NAME_SIZE];
    const Thread *thread = is_thread(vm, object) ? thread_of_object(vm, object->slot) : NULL;
    if (thread != NULL)
        return memory_copy_string(name_thread(vm, thread, base));
    if (is_thread(vm, object) && name_new_thread(vm, object, base))
        return make_name(vm->observers.wording, base, false);
    if (find_path(vm, object->slot, false, base))
        return make_name(vm->observers.wording, base, false);
    if (lock_is_read(object) || lock_is_write(object)) {
        Ref pair = lock_pair(vm, object);
        if (pair != 0)
            return name_half(vm, pair, lock_is_read(object));
    }
    return make_name(vm->observers.wording, name_class(public_class(object->class), base), true);
}

/* What a lock of the library locks is an object of its own, which the program cannot see: it goes by the
 * lock's name. */
static Ref visible_lock(Vm *vm, Ref reference)
{
    const Object *object = object_peek(vm, reference);
    if (strncmp(object->class->name, "java/util/concurrent/locks/ReentrantLock$", 41) != 0)
        return reference;
    const Field *lock = field_named(vm, object, "lock", "Ljava/util/concurrent/locks/ReentrantLock;");
    return lock == NULL ? reference : FIELD_AT(Ref, object, lock->offset);
}

bool class_is_bookkeeping(const Class *class)
{
    return strcmp(class->name, "java/util/concurrent/ConcurrentHashMap$Reservation") == 0;
}

/* The map whose bin is kept while it is updated, if that is what the object stands for; 0 otherwise. */
static Ref updated_map(Vm *vm, const Object *object)
{
    if (!class_is_bookkeeping(object->class))
        return 0;
    const Field *map = field_named(vm, object, "map", "Ljava/util/concurrent/ConcurrentHashMap;");
    return map == NULL ? 0 : FIELD_AT(Ref, object, map->offset);
}

const char *name_object(Vm *vm, Ref reference, char *buffer)
{
    if (reference == 0)
        return "null";
    assert(reference < vm->heap.slot_count && object_peek(vm, reference) != NULL
           && "only objects have names");
    reference = visible_lock(vm, reference);
    const Object *object = object_peek(vm, reference);
    Ref map = updated_map(vm, object);
    if (map != 0) {
        char map_name[NAME_SIZE];
        snprintf(buffer, NAME_SIZE, "an update of %.140s", name_object(vm, map, map_name));
        return buffer;
    }
    Wording *wording = vm->observers.wording;
    char class_name[NAME_SIZE];
    if (name_plainly(vm, object, buffer))
        return buffer;
    if (wording == NULL) {
        snprintf(buffer, NAME_SIZE, "%s@%x",
                 class_external_name(object->class, class_name, sizeof class_name - 16), reference);
        return buffer;
    }
    MEMORY_ROOM_FOR(wording->objects, wording->object_capacity, reference);
    const char *past = past_name(wording, reference, object->class);
    if (past != NULL) {
        snprintf(buffer, NAME_SIZE, "%.150s", past);
        return buffer;
    }
    if (wording->objects[reference].name == NULL || wording->objects[reference].class != object->class) {
        char *name = choose_name(vm, object); /* which may name others, and so move the table */
        assert(wording->object_capacity > reference);
        keep_past(wording, reference, UINT32_MAX);
        wording->objects[reference] = (Named){object->class, name};
    }
    snprintf(buffer, NAME_SIZE, "%.150s", wording->objects[reference].name);
    return buffer;
}

/* The name that a thread's object was given before it was started; NULL: none. */
static const char *known_name(const Vm *vm, Ref object)
{
    const Wording *wording = vm->observers.wording;
    return object != 0 && object < wording->object_capacity && wording->objects[object].name != NULL
                   && wording->objects[object].class == object_peek(vm, object)->class
               ? wording->objects[object].name
               : NULL;
}

/* Its object keeps the name when the thread has ended, and nothing else tells that they belong together. */
static void remember_thread(Vm *vm, const Thread *thread)
{
    Wording *wording = vm->observers.wording;
    if (thread->object == 0)
        return;
    MEMORY_ROOM_FOR(wording->objects, wording->object_capacity, thread->object);
    free(wording->objects[thread->object].name);
    wording->objects[thread->object] =
        (Named){object_peek(vm, thread->object)->class, memory_copy_string(wording->threads[thread->number])};
}

const char *name_thread(Vm *vm, const Thread *thread, char *buffer)
{
    Wording *wording = vm->observers.wording;
    if (wording != NULL
        && (thread->number >= wording->thread_capacity || wording->threads[thread->number] == NULL)) {
        const char *known = known_name(vm, thread->object);
        MEMORY_ROOM_FOR(wording->threads, wording->thread_capacity, thread->number);
        wording->threads[thread->number] = known != NULL ? memory_copy_string(known) : NULL;
    }
    if (wording == NULL || thread->number >= wording->thread_capacity
        || wording->threads[thread->number] == NULL) {
        char *own = thread_name(vm, thread);
        bool has_none =
            own[0] == '\0' && thread->object != 0; /* as virtual threads: they go by their class */
        if (has_none)
            name_class(public_class(object_peek(vm, thread->object)->class), buffer);
        else
            snprintf(buffer, NAME_SIZE, "%.140s", own);
        free(own);
        if (wording == NULL)
            return buffer;
        MEMORY_ROOM_FOR(wording->threads, wording->thread_capacity, thread->number);
        wording->threads[thread->number] = make_name(wording, buffer, has_none);
        remember_thread(vm, thread);
    }
    snprintf(buffer, NAME_SIZE, "%.150s", wording->threads[thread->number]);
    return buffer;
}

const char *name_field(Vm *vm, Ref object, const Field *field, char *buffer)
{
    char owner[NAME_SIZE];
    const char *whose =
        field->flags & ACC_STATIC ? name_class(field->owner, owner) : name_object(vm, object, owner);
    snprintf(buffer, NAME_SIZE, "%.70s.%.80s", whose, field->name);
    return buffer;
}

const char *name_element(Vm *vm, Ref array, int32_t index, char *buffer)
{
    char name[NAME_SIZE];
    snprintf(buffer, NAME_SIZE, "%.140s[%d]", name_object(vm, array, name), index);
    return buffer;
}

/* ---- values ---- */

static const char *name_char(unsigned c, char *buffer)
{
    snprintf(buffer, NAME_SIZE, c >= 32 && c < 127 ? "'%c'" : "'\\u%04x'", c);
    return buffer;
}

const char *name_stored(Vm *vm, const uint8_t *at, char kind, char *buffer)
{
    switch (kind) {
    case 'Z': return *at ? "true" : "false";
    case 'B': snprintf(buffer, NAME_SIZE, "%d", *(const int8_t *)at); return buffer;
    case 'C': return name_char(*(const uint16_t *)at, buffer);
    case 'S': snprintf(buffer, NAME_SIZE, "%d", *(const int16_t *)at); return buffer;
    case 'I': snprintf(buffer, NAME_SIZE, "%d", *(const int32_t *)at); return buffer;
    case 'J': snprintf(buffer, NAME_SIZE, "%lld", (long long)*(const int64_t *)at); return buffer;
    case 'F': snprintf(buffer, NAME_SIZE, "%g", (double)*(const float *)at); return buffer;
    case 'D': snprintf(buffer, NAME_SIZE, "%g", *(const double *)at); return buffer;
    default: return name_object(vm, *(const Ref *)at, buffer);
    }
}

const char *name_operand(Vm *vm, Value value, char kind, char *buffer)
{
    switch (kind) {
    case 'J': snprintf(buffer, NAME_SIZE, "%lld", (long long)value.j); return buffer;
    case 'F': snprintf(buffer, NAME_SIZE, "%g", (double)value.f); return buffer;
    case 'D': snprintf(buffer, NAME_SIZE, "%g", value.d); return buffer;
    case 'L': return name_object(vm, value.r, buffer);
    case 'Z': return value.i & 1 ? "true" : "false";
    case 'C': return name_char((uint16_t)value.i, buffer);
    case 'B': snprintf(buffer, NAME_SIZE, "%d", (int8_t)value.i); return buffer;
    case 'S': snprintf(buffer, NAME_SIZE, "%d", (int16_t)value.i); return buffer;
    default: snprintf(buffer, NAME_SIZE, "%d", value.i); return buffer;
    }
}
