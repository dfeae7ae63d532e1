/* Fields of library objects by name, and the words and holders of a wait. */
#include "vm/telling/library_wait.h"

#include <string.h>

#include "vm/memory/threads.h"

const Field *library_field(Vm *vm, Ref object, const char *name, const char *descriptor)
{
    return object == 0 ? NULL
                       : class_find_field(object_peek(vm, object)->class, program_symbol(vm->program, name),
                                          program_symbol(vm->program, descriptor));
}

bool library_int(Vm *vm, Ref object, const char *name, int32_t *value)
{
    const Field *field = library_field(vm, object, name, "I");
    if (field != NULL)
        *value = FIELD_AT(const int32_t, object_peek(vm, object), field->offset);
    return field != NULL;
}

Ref library_ref(Vm *vm, Ref object, const char *name, const char *descriptor)
{
    const Field *field = library_field(vm, object, name, descriptor);
    return field == NULL ? 0 : FIELD_AT(const Ref, object_peek(vm, object), field->offset);
}

const Thread *library_thread(Vm *vm, Ref object, const char *name)
{
    Ref thread = library_ref(vm, object, name, "Ljava/lang/Thread;");
    return thread == 0 ? NULL : thread_of_object(vm, thread);
}

bool class_is_named(const Class *class, const char *name)
{
    for (; class != NULL; class = class->super)
        if (strcmp(class->name, name) == 0)
            return true;
    return false;
}

bool frame_is_library(const Frame *frame) { return frame->method->owner->source != SOURCE_PROGRAM; }

void wait_note_holder(LibraryWait *w, const Thread *holder)
{
    if (w->view->held_by == 0 && holder != NULL && holder != w->thread)
        w->view->held_by = holder->number + 1;
}

void wait_tell(LibraryWait *w, Sentence sentence, const Operands *operands)
{
    sentence_add(w->vm, w->why, sentence, operands);
}
