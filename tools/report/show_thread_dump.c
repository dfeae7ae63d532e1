/* Prints the final state of a counterexample: threads with their locks and stacks, and the values of the
 * variables that rows are about. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "tools/common/clean_text.h"
#include "tools/report/show.h"

enum { FRAMES_SHOWN = 10, VALUES_SHOWN = 30, SOURCE_LEAST = 12 };

/* Since when the monitor is held, where that is a step of the trace. */
static void add_since(const Recording *recording, uint32_t thread, Ref object, Bytes *text)
{
    uint32_t step = recording_taken_since(recording, thread, object);
    if (step > 0)
        sentence_add(NULL, text, SENTENCE_SINCE_STEP, &(Operands){.number = step});
}

static void add_holds(const Recording *recording, const ThreadView *thread, Bytes *text)
{
    for (uint32_t i = 0; i < thread->hold_count; i++) {
        bytes_format(text, "%s%s", i == 0 ? "; holds " : ", ", thread->hold_names[i]);
        add_since(recording, thread->number, thread->holds[i], text);
    }
}

/* As much as fits behind what is there; nothing where that is next to nothing. */
static void print_source(const char *line, size_t used, const Terminal *terminal)
{
    size_t room = terminal->width > used + SOURCE_LEAST ? terminal->width - used : 0;
    bool cut = !terminal->is_open && text_width(line) > room;
    if (cut && room == 0)
        return;
    fprintf(terminal->out, "  %s%.*s%s%s", terminal->dim,
            cut ? (int)text_bytes(line, room - 3) : (int)strlen(line), line, cut ? "..." : "",
            terminal->plain);
}

static void print_frame(const FrameView *frame, Sources *sources, const Terminal *terminal)
{
    const char *line =
        sources != NULL ? sources_line(sources, frame->internal_name, frame->file, frame->line) : NULL;
    int used = fprintf(terminal->out, "      at %s.%s(%s:%d)", frame->class_name, frame->method,
                       frame->file[0] ? frame->file : "?", frame->line);
    if (line != NULL && used > 0)
        print_source(line, (size_t)used + 2, terminal);
    fputc('\n', terminal->out);
}

/* Frames of the library say nothing about the program: left out, unless everything is wanted. */
static void print_frames(const ThreadView *thread, Sources *sources, const Terminal *terminal)
{
    uint32_t shown = 0, left_out = 0;
    for (uint32_t i = 0; i < thread->frame_count; i++) {
        if (thread->frames[i].library && !terminal->full)
            continue;
        if (shown < FRAMES_SHOWN || terminal->full) {
            print_frame(&thread->frames[i], sources, terminal);
            shown++;
        } else {
            left_out++;
        }
    }
    if (left_out > 0)
        fprintf(terminal->out, "      %s... %u more%s\n", terminal->dim, left_out, terminal->plain);
}

/* "blocked: wants Fork#2, held by Phil-2 since step 2; holds Fork#1 since step 1"; *after: where what it
 * holds begins. */
static char *describe_thread(const Recording *recording, const ThreadView *thread, bool threw, size_t *after)
{
    Bytes text = {0};
    bool blocked = strcmp(thread->status, "blocked") == 0;
    bytes_add_text(&text, blocked ? "blocked: " : "");
    if (threw)
        sentence_add(NULL, &text, SENTENCE_ENDED_BY_EXCEPTION, NULL);
    else
        bytes_add_text(&text, thread->stuck ? thread->why : thread->status);
    if (thread->stuck && thread->held_by != 0 && blocked
        && !thread_view_has_ended(&recording->dump.threads[thread->held_by - 1]))
        add_since(recording, thread->held_by - 1, thread->wants, &text);
    *after = text.length;
    add_holds(recording, thread, &text);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

static void print_thread(const Recording *recording, const ThreadView *thread, bool threw, Sources *sources,
                         const Terminal *terminal)
{
    size_t after, left = text_width(thread->name) + 4;
    const char *red = thread->stuck || threw ? terminal->red : "", *plain = red[0] ? terminal->plain : "";
    assert((!thread->stuck || thread->why[0] != '\0') && "who is stuck waits for something");
    char *text = describe_thread(recording, thread, threw, &after);
    fprintf(terminal->out, "  %s%s%s: %s", terminal->bold, thread->name, terminal->plain, red);
    if (terminal->is_open || left + text_width(text) <= terminal->width)
        fprintf(terminal->out, "%.*s%s%s\n", (int)after, text, plain, text + after);
    else
        terminal_words_behind(terminal, left, 6, text), fputs(plain, terminal->out);
    free(text);
    if (!threw)
        print_frames(thread, sources, terminal);
}

static void print_ended(const ThreadDump *dump, uint32_t thrower, FILE *out)
{
    bool any = false;
    for (uint32_t i = 0; i < dump->count; i++) {
        if (!thread_view_has_ended(&dump->threads[i]) || i + 1 == thrower)
            continue;
        fprintf(out, "%s%s", any ? ", " : "  ended: ", dump->threads[i].name);
        any = true;
    }
    if (any)
        fputc('\n', out);
}

static void print_values(const Recording *recording, const Terminal *terminal)
{
    size_t width = 0;
    if (recording->value_count == 0)
        return;
    for (uint32_t i = 0; i < recording->value_count; i++)
        width = text_width(recording->values[i].name) > width ? text_width(recording->values[i].name) : width;
    fprintf(terminal->out, "\n%svalues in the end%s\n", terminal->bold, terminal->plain);
    for (uint32_t i = 0; i < recording->value_count; i++) {
        const FinalValue *value = &recording->values[i];
        if (i == VALUES_SHOWN && !terminal->full) {
            fprintf(terminal->out, "  %s... and %u more%s\n", terminal->dim, recording->value_count - i,
                    terminal->plain);
            break;
        }
        fprintf(terminal->out, "  %s%*s = %s\n", value->name, (int)(width - text_width(value->name)), "",
                value->value);
    }
}

void show_thread_dump(const Recording *recording, Sources *sources, const Terminal *terminal)
{
    const ThreadDump *dump = &recording->dump;
    fprintf(terminal->out, "\n%sthreads in the end%s\n", terminal->bold, terminal->plain);
    for (uint32_t i = 0; i < dump->count; i++) {
        const ThreadView *thread = &dump->threads[i];
        bool threw = i + 1 == recording->thrower;
        if (threw || (thread_view_exists(thread) && !thread_view_has_ended(thread)))
            print_thread(recording, thread, threw, sources, terminal);
    }
    print_ended(dump, recording->thrower, terminal->out);
    print_values(recording, terminal);
}
