/* Notes the questions of a step, each once. */
#include "vm/memory/reads.h"

#include "vm/memory/machine.h"

void reads_give_up(const Vm *vm, Obstacle obstacle)
{
    if (vm->reads != NULL && vm->reads->on && vm->reads->obstacle == OBSTACLE_NONE)
        vm->reads->obstacle = obstacle;
}

static void add(Reads *reads, const Question *question)
{
    if (question->kind == reads->omitted)
        return;
    if (reads->count < READS_MAX)
        reads->list[reads->count++] = *question;
    else if (reads->obstacle == OBSTACLE_NONE)
        reads->obstacle = OBSTACLE_SIZE;
}

void reads_note(Reads *reads, QuestionKind kind, uint32_t of)
{
    add(reads, &(Question){.kind = kind, .of = of});
}

void reads_note_held(Reads *reads, QuestionKind kind, uint32_t of, Ref held)
{
    add(reads, &(Question){.kind = kind, .of = of, .held = held});
}

void reads_note_place(Reads *reads, Ref slot, FieldPlace place)
{
    add(reads, &(Question){.kind = QUESTION_FIELD, .of = slot, .place = place});
}

/* Beyond the limit flags are not set: they are taken away again by way of the list. */
void reads_note_object(const Vm *vm, Object *object, QuestionKind kind, uint16_t flags)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on)
        return;
    if (kind == QUESTION_HEADER && !reads_header_fits(object->length, object->class->id, object->entries)) {
        kind = QUESTION_WHOLE;
        flags |= OBJECT_READ;
    }
    if (reads->count < READS_MAX)
        object->flags |= flags;
    reads_note(reads, kind, object->slot);
}

/* Who looks at threads looks at all that there are: in another state there may be some that this VM has not
 * met yet. */
static void note_more(const Vm *vm, Reads *reads)
{
    if (reads->asked_more)
        return;
    reads->asked_more = true;
    reads_note(reads, QUESTION_MORE, vm->thread_count);
}

void reads_note_thread(const Vm *vm, uint32_t number, QuestionKind kind)
{
    Reads *reads = vm->reads;
    if (reads != NULL && reads->on)
        note_more(vm, reads);
    Thread *thread = vm->threads[number];
    uint8_t asked = (uint8_t)(1 << (kind - QUESTION_THREAD));
    if (reads == NULL || !reads->on || number == reads->chosen || thread->asked & asked
        || thread->asked & READS_WHOLE_THREAD)
        return;
    thread->asked |= asked;
    reads_note(reads, kind, number);
}

/* --- fields --- */

static void note_whole(const Vm *vm, Object *object)
{
    reads_note_object(vm, object, QUESTION_WHOLE, OBJECT_READ | OBJECT_LOOKED_AT | OBJECT_ASKED_TAKEN);
}

/* Of a literal, and of a mirror of a class that need not be initialized, there may be no component. */
static bool can_be_asked_by_fields(const Object *object, FieldPlace place)
{
    return place.offset < FIELD_OFFSET_MAX
           && (!(object->flags & OBJECT_CONSTANT) || object->flags & OBJECT_ASKED_READY);
}

static RecentField *find_recent(Reads *reads, Ref slot, FieldPlace place)
{
    RecentField *recent = &reads->recent[(slot * 7 + (place.offset >> 2)) % RECENT_FIELDS];
    if (recent->round != reads->round || recent->slot != slot || recent->place.offset != place.offset
        || recent->place.width != place.width)
        *recent = (RecentField){.round = reads->round, .slot = slot, .place = place};
    return recent;
}

void reads_note_field(const Vm *vm, Object *object, FieldPlace place)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on)
        return;
    if (!can_be_asked_by_fields(object, place)) {
        note_whole(vm, object);
        return;
    }
    RecentField *recent = find_recent(reads, object->slot, place);
    if (recent->is_asked || recent->is_written)
        return;
    recent->is_asked = true;
    reads_note_place(reads, object->slot, place);
}

void reads_note_field_write(const Vm *vm, Object *object, FieldPlace place)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on)
        return;
    if (!can_be_asked_by_fields(object, place) || reads->write_count == READS_MAX) {
        note_whole(vm, object);
        return;
    }
    object->flags |= OBJECT_PATCHED;
    RecentField *recent = find_recent(reads, object->slot, place);
    if (!recent->is_written)
        reads->writes[reads->write_count++] = (FieldWrite){object->slot, place};
    recent->is_written = true;
}

void reads_note_header_write(const Vm *vm, Object *object)
{
    if (vm->reads == NULL || !vm->reads->on)
        return;
    if (object->flags & OBJECT_CONSTANT) {
        note_whole(vm, object);
        return;
    }
    if (!(object->flags & OBJECT_LOOKED_AT))
        reads_note_object(vm, object, QUESTION_HEADER, OBJECT_LOOKED_AT);
    object->flags |= OBJECT_PATCHED;
}

/* --- all threads at once --- */

void reads_note_entry(const Vm *vm, Ref object)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on)
        return;
    if (reads->entered_count < ENTERED_MAX)
        reads->entered[reads->entered_count] = object;
    reads->entered_count++;
}

/* What has not been noted stays so: it is only not asked for. */
void reads_note_exit(const Vm *vm, Ref object)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on || reads->entered_count > ENTERED_MAX)
        return;
    for (uint32_t i = reads->entered_count; i-- > 0;)
        if (reads->entered[i] == object) {
            reads->entered[i] = reads->entered[--reads->entered_count];
            reads->entered[reads->entered_count] = 0;
            return;
        }
}

void reads_note_resumed(const Vm *vm, uint32_t thread)
{
    if (vm->reads == NULL || thread == vm->reads->chosen)
        return;
    vm->reads->has_resumed = true;
    vm->reads->entered_count = ENTERED_MAX + 1;
}

void reads_note_suspended(const Vm *vm)
{
    if (vm->reads != NULL)
        vm->reads->entered_count = ENTERED_MAX + 1;
}

uint32_t reads_others(const Vm *vm)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on || reads->entered_count > ENTERED_MAX)
        return 0;
    Question question = {.kind = QUESTION_OTHERS, .of = reads->entered_count};
    for (uint32_t i = 0; i < reads->entered_count; i++)
        question.entered[i] = reads->entered[i];
    add(reads, &question);
    return reads->answer(reads->context, &question);
}

void reads_note_started(const Vm *vm)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on || reads->asked_started)
        return;
    reads->asked_started = true;
    reads_note(reads, QUESTION_STARTED, 0);
}

/* Questions about all threads are in the place of questions about each, unless those are to be tested. */
static bool asks_for_each(const Reads *reads)
{
    return reads->omitted == QUESTION_GLANCE || reads->omitted == QUESTION_MORE;
}

/* Threads that have run in this step besides the chosen one may have ended. */
uint32_t reads_alive(const Vm *vm)
{
    Reads *reads = vm->reads;
    Question question = {.kind = QUESTION_ALIVE};
    if (reads == NULL || !reads->on || reads->has_resumed || asks_for_each(reads))
        return 0;
    add(reads, &question);
    return reads->answer(reads->context, &question);
}

bool reads_rest(const Vm *vm, RestAnswer *answer)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on || reads->rest_count == RESTS_MAX || asks_for_each(reads))
        return false;
    Rest *rest = &reads->rests[reads->rest_count];
    if (!reads->describe_rest(reads->context, rest))
        return false;
    reads_note(reads, QUESTION_REST, reads->rest_count++);
    *answer = reads->answer_rest(reads->context, rest);
    return answer->count != REST_UNTOLD;
}

static bool has_waiters(const Reads *reads, Ref on, uint32_t set)
{
    for (uint32_t i = 0; i < reads->count; i++)
        if (reads->list[i].kind == QUESTION_WAITERS && reads->list[i].of == on && reads->list[i].set == set)
            return true;
    return false;
}

void reads_note_waiters(const Vm *vm, Ref on, uint32_t set)
{
    Reads *reads = vm->reads;
    if (reads == NULL || !reads->on)
        return;
    bool is_told = vm->thread_count <= WAITERS_MAX && !asks_for_each(reads);
    for (uint32_t i = 0; !is_told && i < vm->thread_count; i++)
        reads_note_thread(vm, i, QUESTION_OUTSIDE);
    if (is_told && !has_waiters(reads, on, set))
        add(reads, &(Question){.kind = QUESTION_WAITERS, .of = on, .set = set});
}
