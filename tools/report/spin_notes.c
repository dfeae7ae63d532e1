/* From a state on the cycle, lets one thread run alone until it is in a state where it was before. */
#include "tools/report/spin_notes.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "vm/thread_dump.h"
#include "vm/vm_threads.h"

enum { STEPS_ALONE_MAX = 100 };

/* The present state's choice by which the thread runs; -1: there is none. */
static int choice_of(const Session *session, uint32_t thread)
{
    int count = vm_choice_count(session->vm);
    for (int i = 0; i < count; i++)
        if (vm_choice(session->vm, i).thread == thread)
            return i;
    return -1;
}

static bool was_there(const StateNumber *states, uint32_t count, StateNumber state)
{
    for (uint32_t i = 0; i < count; i++)
        if (states[i] == state)
            return true;
    return false;
}

/* true: the thread has come back to a state, which is the present one now. */
static bool goes_round_alone(const Session *session, StateNumber state, uint32_t thread)
{
    StateNumber met[STEPS_ALONE_MAX];
    uint32_t count = 0;
    states_enter(session->states, state);
    while (count < STEPS_ALONE_MAX) {
        int choice = choice_of(session, thread);
        bool is_new;
        met[count++] = states_present(session->states);
        if (choice < 0)
            return false;
        vm_take(session->vm, choice);
        if (was_there(met, count, states_commit(session->states, &is_new)))
            return true;
    }
    return false;
}

/* "Thread-1, Thread-2": those that could run, besides the thread. */
static uint32_t name_others(const Session *session, const ThreadDump *dump, uint32_t thread, Bytes *text)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < dump->count; i++)
        if (i != thread && vm_thread_may_act(session->vm, i))
            bytes_format(text, "%s%s", count++ == 0 ? "" : ", ", dump->threads[i].name);
    return count;
}

static void add(SpinNotes *notes, char *text)
{
    bool is_known = notes->count == SPIN_NOTES_MAX;
    for (uint32_t i = 0; i < notes->count; i++)
        is_known |= strcmp(notes->texts[i], text) == 0;
    if (is_known)
        free(text);
    else
        notes->texts[notes->count++] = text;
}

static void note_present(SpinNotes *notes, const Session *session, uint32_t thread)
{
    ThreadDump dump;
    Bytes text = {0}, others = {0};
    thread_dump_take(session->vm, &dump);
    const FrameView *place = thread_view_place(&dump.threads[thread]);
    uint32_t count = name_others(session, &dump, thread, &others);
    bytes_add_u1(&others, 0);
    if (place != NULL && count > 0) {
        const char *dot = strrchr(place->class_name, '.');
        bytes_format(&text, "%s can spin for ever in %s.%s", dump.threads[thread].name,
                     dot != NULL ? dot + 1 : place->class_name, place->method);
        if (place->line > 0)
            bytes_format(&text, " (%s:%d)", place->file, place->line);
        bytes_format(&text, " if %s %s never scheduled", (const char *)others.data,
                     count == 1 ? "is" : "are");
        bytes_add_u1(&text, 0);
        add(notes, (char *)text.data);
    }
    bytes_free(&others);
    thread_dump_free(&dump);
}

void spin_notes_look(SpinNotes *notes, Session *session, StateNumber state)
{
    states_enter(session->states, state);
    uint32_t count = vm_thread_count(session->vm);
    for (uint32_t thread = 0; thread < count && notes->count < SPIN_NOTES_MAX; thread++)
        if (goes_round_alone(session, state, thread))
            note_present(notes, session, thread);
}

void spin_notes_free(SpinNotes *notes)
{
    for (uint32_t i = 0; i < notes->count; i++)
        free(notes->texts[i]);
    *notes = (SpinNotes){0};
}
