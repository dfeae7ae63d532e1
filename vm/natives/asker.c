/* Goes down the frames of the running thread, from the native's caller on.  The VM itself may be that. */
#include "vm/natives/asker.h"

#include <string.h>

#include "vm/memory/machine.h"

bool asker_is_program(const Thread *thread)
{
    const Frame *frame = thread->frame;
    while (frame > thread->frames && frame->method->owner->source == SOURCE_EMBEDDED)
        frame--;
    return frame >= thread->frames && frame->method->owner->source == SOURCE_PROGRAM;
}

/* Packages of a JDK that do for the program what it asks them for, by what the footnote is about. */
static const char *const general[] = {"java/util/", "java/lang/", "java/math/", NULL};
static const char *const files[] = {"java/io/", "java/nio/", "sun/nio/", "java/util/", "java/lang/", NULL};
static const char *const random_numbers[] = {"java/security/", "sun/security/", "java/util/",
                                             "java/lang/",     "java/math/",    "java/io/",
                                             "sun/nio/",       "java/nio/",     NULL};
static const char *const references[] = {"java/lang/ref/", "jdk/internal/ref/", "java/util/", NULL};

static bool serves(const Class *class, Footnote footnote)
{
    const char *const *packages = footnote == FOOTNOTE_INPUT        ? files
                                  : footnote == FOOTNOTE_RANDOM     ? random_numbers
                                  : footnote == FOOTNOTE_REFERENCES ? references
                                                                    : general;
    if (class->source == SOURCE_EMBEDDED)
        return true;
    while (*packages != NULL && strncmp(class->name, *packages, strlen(*packages)) != 0)
        packages++;
    return *packages != NULL;
}

static bool is_served(const Thread *thread, Footnote footnote)
{
    const Frame *frame = thread->frame;
    while (frame > thread->frames && frame->method->owner->source != SOURCE_PROGRAM
           && serves(frame->method->owner, footnote))
        frame--;
    return frame >= thread->frames && frame->method->owner->source == SOURCE_PROGRAM;
}

void asker_note(Vm *vm, Footnote footnote)
{
    if (vm->checking && !footnote_is_noted(vm->program, footnote) && is_served(vm->thread, footnote))
        footnote_note(vm->program, footnote);
}

/* Object, LockSupport and conditions: what calls one of them has to expect such wake-ups. */
static bool is_waiting_itself(const Class *class)
{
    return class->source != SOURCE_PROGRAM
           && (strcmp(class->name, "java/lang/Object") == 0 || strstr(class->name, "/LockSupport") != NULL
               || strstr(class->name, "Condition") != NULL
               || strncmp(class->name, "clew/internal/", 14) == 0);
}

void asker_note_wait(Vm *vm)
{
    if (!vm->checking || vm->options.spurious_wakeups
        || footnote_is_noted(vm->program, FOOTNOTE_SPURIOUS_WAKEUPS))
        return;
    const Frame *frame = vm->thread->frame;
    while (frame > vm->thread->frames && is_waiting_itself(frame->method->owner))
        frame--;
    if (frame >= vm->thread->frames && frame->method->owner->source == SOURCE_PROGRAM)
        footnote_note(vm->program, FOOTNOTE_SPURIOUS_WAKEUPS);
}
