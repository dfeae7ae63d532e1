/* Answers requests one after the other; whatever runs does so within its request, so that all others meet a
 * program that stands still. */
#include "tools/debug/debugger.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/json_writer.h"
#include "tools/debug/moves.h"
#include "vm/events.h"
#include "vm/vm_threads.h"

typedef struct Debugger {
    const DebugRequest *request;
    Protocol protocol;
    bool is_open; /* a trace is */
    OpenTrace open;
    Timeline timeline;
    Inspector inspector;
    Breakpoints breakpoints;
    Mover mover;
    bool stops_on_entry, is_over;
} Debugger;

static const json_t *argument(const json_t *request, const char *key)
{
    return json_object_get(json_object_get(request, "arguments"), key);
}

static int64_t number(const json_t *request, const char *key)
{
    return json_integer_value(argument(request, key));
}

/* A thread by its number + 1, as debuggers know it; UINT32_MAX: there is none. */
static uint32_t thread_of(Debugger *debugger, const json_t *request)
{
    int64_t id = number(request, "threadId");
    bool is_there =
        id >= 1 && id <= UINT32_MAX && inspector_thread(&debugger->inspector, (uint32_t)(id - 1)) != NULL;
    return is_there ? (uint32_t)(id - 1) : UINT32_MAX;
}

static uint32_t index_of(const json_t *request, const char *key)
{
    int64_t value = number(request, key);
    return value > 0 && value < UINT32_MAX ? (uint32_t)value : 0;
}

/* --- what is told --- */

static void tell_output(Debugger *debugger, const char *text)
{
    json_t *body = json_object();
    json_add_text(body, "category", "console");
    json_add_clean_text(body, "output", text);
    protocol_tell(&debugger->protocol, "output", body);
}

static void tell_stopped(Debugger *debugger, const char *reason, const char *text)
{
    json_t *body = json_object();
    json_add_text(body, "reason", reason);
    json_add_number(body, "threadId", (int64_t)timeline_present(&debugger->timeline)->thread + 1);
    json_add_flag(body, "allThreadsStopped", true);
    if (text != NULL) {
        json_add_clean_text(body, "description", text);
        json_add_clean_text(body, "text", text);
    }
    protocol_tell(&debugger->protocol, "stopped", body);
}

static bool is_thrown(const ViolationText *error)
{
    return strcmp(error->kind, "assertion") == 0 || strcmp(error->kind, "exception") == 0;
}

/* Where it was thrown, unless one stands there: its thread may have gone on to the end of a finally block. */
static void add_place(Debugger *debugger, const ViolationText *error, Bytes *text)
{
    const FrameView *here =
        inspector_place(&debugger->inspector, timeline_present(&debugger->timeline)->thread);
    bool is_here = here != NULL && here->line == error->line && strcmp(here->file, error->file) == 0;
    if (!is_here && error->line > 0)
        bytes_format(text, " (%s:%d)", error->file, error->line);
}

/* Why the path ends where it does: the trace's error, or what is wrong with the state.  What was thrown has
 * left the program's frames: the last line before that says more. */
static void tell_end_of_path(Debugger *debugger)
{
    ViolationText present = {0};
    bool is_on_trace = timeline_is_on_trace(&debugger->timeline);
    if (!is_on_trace)
        violation_describe(debugger->open.session.vm, debugger->open.session.options.properties, &present);
    const ViolationText *error = is_on_trace ? &debugger->open.example.error : &present;
    bool is_fine = error->kind[0] == '\0';
    Bytes text = {0};
    if (is_thrown(error)) {
        timeline_back(&debugger->timeline);
        inspector_forget(&debugger->inspector);
    }
    if (is_fine)
        bytes_add_text(&text, "the program has ended, and nothing is wrong");
    else
        bytes_format(&text, "%s: %s", error->kind, error->message);
    if (is_thrown(error))
        add_place(debugger, error, &text);
    bytes_add_text(&text, "\n");
    bytes_add_u1(&text, 0);
    tell_output(debugger, (const char *)text.data);
    text.data[text.length - 2] = '\0';
    tell_stopped(debugger, is_fine ? "step" : "exception", (const char *)text.data);
    bytes_free(&text);
    if (!is_on_trace)
        violation_free(&present);
}

static void tell_arrival(Debugger *debugger, MoveEnd end)
{
    switch (end) {
    case MOVE_BREAKPOINT: tell_stopped(debugger, "breakpoint", NULL); break;
    case MOVE_INTERRUPTED: tell_stopped(debugger, "pause", NULL); break;
    case MOVE_PATH_START:
        tell_stopped(debugger, "entry", "the beginning of the trace: the program's first choice point");
        break;
    case MOVE_PATH_END: tell_end_of_path(debugger); break;
    default: tell_stopped(debugger, "step", NULL);
    }
}

/* --- opening --- */

static void initialize(Debugger *debugger, const json_t *request)
{
    json_t *body = json_object();
    json_add_flag(body, "supportsConfigurationDoneRequest", true);
    json_add_flag(body, "supportsStepBack", true);
    json_add_flag(body, "supportsTerminateRequest", true);
    protocol_answer(&debugger->protocol, request, body);
}

static bool open_trace(Debugger *debugger, const char *file, Error *error)
{
    const DebugRequest *asked = debugger->request;
    if (!trace_open(&debugger->open, file, asked->source_path, asked->allowed, true, error))
        return false;
    Session *session = &debugger->open.session;
    vm_be_quiet(session->vm);
    if (!counterexample_follow(session, &debugger->open.example)) {
        const char *fatal = vm_fatal_message(session->vm);
        error_set(error, "%s cannot be followed: %s", file,
                  fatal[0] ? fatal : "one of its choices is not available");
        trace_close(&debugger->open);
        return false;
    }
    timeline_open(&debugger->timeline, session, &debugger->open.example);
    inspector_open(&debugger->inspector, session, debugger->open.example.sources);
    debugger->mover =
        (Mover){&debugger->timeline, &debugger->inspector, &debugger->breakpoints, &debugger->protocol};
    debugger->is_open = true;
    return true;
}

static void launch(Debugger *debugger, const json_t *request)
{
    Error error;
    const char *file = json_string_value(argument(request, "trace"));
    file = file != NULL ? file : debugger->request->trace;
    const json_t *entry = argument(request, "stopOnEntry");
    debugger->stops_on_entry = !json_is_false(entry);
    if (file == NULL)
        error_set(&error, "no trace: \"trace\" of the launch configuration names the file that clew check "
                          "--trace wrote");
    if (file == NULL || (!debugger->is_open && !open_trace(debugger, file, &error))) {
        protocol_refuse(&debugger->protocol, request, error.text);
        return;
    }
    protocol_answer(&debugger->protocol, request, NULL);
    protocol_tell(&debugger->protocol, "initialized", NULL);
}

static void close_trace(Debugger *debugger)
{
    breakpoints_free(&debugger->breakpoints);
    if (!debugger->is_open)
        return;
    inspector_close(&debugger->inspector);
    timeline_close(&debugger->timeline);
    trace_close(&debugger->open);
    debugger->is_open = false;
}

static void configuration_done(Debugger *debugger, const json_t *request)
{
    protocol_answer(&debugger->protocol, request, NULL);
    if (debugger->stops_on_entry)
        tell_stopped(debugger, "entry", NULL);
    else
        tell_arrival(debugger, move_on(&debugger->mover));
}

static void disconnect(Debugger *debugger, const json_t *request)
{
    protocol_answer(&debugger->protocol, request, NULL);
    debugger->is_over = strcmp(json_string_value(json_object_get(request, "command")), "disconnect") == 0;
    if (!debugger->is_over)
        protocol_tell(&debugger->protocol, "terminated", NULL);
}

/* --- looking --- */

static void answer_or_refuse(Debugger *debugger, const json_t *request, json_t *body, const char *why)
{
    if (body != NULL)
        protocol_answer(&debugger->protocol, request, body);
    else
        protocol_refuse(&debugger->protocol, request, why);
}

static void threads(Debugger *debugger, const json_t *request)
{
    protocol_answer(&debugger->protocol, request, inspector_threads(&debugger->inspector));
}

static void stack_trace(Debugger *debugger, const json_t *request)
{
    uint32_t thread = thread_of(debugger, request);
    json_t *body = inspector_stack(&debugger->inspector, thread, index_of(request, "startFrame"),
                                   index_of(request, "levels"));
    answer_or_refuse(debugger, request, body, "there is no such thread");
}

static void scopes(Debugger *debugger, const json_t *request)
{
    answer_or_refuse(debugger, request, inspector_scopes(&debugger->inspector, number(request, "frameId")),
                     "there is no such frame any more");
}

static void variables(Debugger *debugger, const json_t *request)
{
    json_t *body = inspector_variables(&debugger->inspector, number(request, "variablesReference"),
                                       index_of(request, "start"), index_of(request, "count"));
    answer_or_refuse(debugger, request, body, "there is no such variable any more");
}

static void source(Debugger *debugger, const json_t *request)
{
    answer_or_refuse(debugger, request,
                     inspector_source(&debugger->inspector, number(request, "sourceReference")),
                     "this source is not known");
}

static void set_breakpoints(Debugger *debugger, const json_t *request)
{
    protocol_answer(&debugger->protocol, request,
                    breakpoints_set(&debugger->breakpoints, debugger->open.session.vm,
                                    json_object_get(request, "arguments")));
}

static void set_exception_breakpoints(Debugger *debugger, const json_t *request)
{
    protocol_answer(&debugger->protocol, request, NULL);
}

/* --- moving --- */

static void go_on(Debugger *debugger, const json_t *request)
{
    json_t *body = json_object();
    json_add_flag(body, "allThreadsContinued", true);
    protocol_answer(&debugger->protocol, request, body);
    tell_arrival(debugger, move_on(&debugger->mover));
}

static void reverse_continue(Debugger *debugger, const json_t *request)
{
    protocol_answer(&debugger->protocol, request, NULL);
    tell_arrival(debugger, move_back(&debugger->mover));
}

static void step(Debugger *debugger, const json_t *request, StepKind kind)
{
    uint32_t thread = thread_of(debugger, request);
    bool was_on_trace = timeline_is_on_trace(&debugger->timeline);
    if (thread == UINT32_MAX) {
        protocol_refuse(&debugger->protocol, request, "there is no such thread");
        return;
    }
    protocol_answer(&debugger->protocol, request, NULL);
    MoveEnd end = move_step(&debugger->mover, thread, kind);
    if (was_on_trace && !timeline_is_on_trace(&debugger->timeline))
        tell_output(debugger, "off the trace: it does not go on with this thread here (\"trace\" in the "
                              "console goes back to it)\n");
    tell_arrival(debugger, end);
}

static void next(Debugger *debugger, const json_t *request) { step(debugger, request, STEP_OVER); }
static void step_in(Debugger *debugger, const json_t *request) { step(debugger, request, STEP_INTO); }
static void step_out(Debugger *debugger, const json_t *request) { step(debugger, request, STEP_OUT_OF); }

static void step_back(Debugger *debugger, const json_t *request)
{
    uint32_t thread = thread_of(debugger, request);
    if (thread == UINT32_MAX) {
        protocol_refuse(&debugger->protocol, request, "there is no such thread");
        return;
    }
    protocol_answer(&debugger->protocol, request, NULL);
    tell_arrival(debugger, move_step_back(&debugger->mover, thread));
}

static void pause_request(Debugger *debugger, const json_t *request)
{
    protocol_answer(&debugger->protocol, request, NULL);
}

/* --- other schedules --- */

/* "chooses 11, one of 10 to 12": only the code that asked knows what a value stands for, so it is tried. */
static void add_value_text(Debugger *debugger, int index, Bytes *text)
{
    Events events = {0};
    timeline_try(&debugger->timeline, (uint16_t)index, &events);
    bool is_told = events.count > 0 && events.list[0].kind == EVENT_CHOICE;
    if (!is_told)
        bytes_format(text, " takes choice %d of %d", index + 1, vm_choice_count(debugger->open.session.vm));
    if (events.count > 0)
        bytes_format(text, "%s%s", is_told ? " " : ": ", events.list[0].text);
    events_clear(&events);
}

/* "Thread-0 goes on", "main chooses true" */
static void add_choice_text(Debugger *debugger, const Choice *choice, int index, Bytes *text)
{
    const ThreadView *thread = inspector_thread(&debugger->inspector, choice->thread);
    VmAction action = vm_action(debugger->open.session.vm, choice);
    bytes_add_text(text, thread != NULL ? thread->name : "?");
    switch (action.kind) {
    case ACTION_VALUE: add_value_text(debugger, index, text); break;
    case ACTION_TIME_OUT: bytes_add_text(text, " times out"); break;
    case ACTION_WAKE_UP: bytes_add_text(text, " wakes up for no reason"); break;
    case ACTION_INTERRUPT: bytes_add_text(text, " is interrupted"); break;
    default: bytes_add_text(text, " goes on");
    }
}

static json_t *list_choices(Debugger *debugger)
{
    const Timeline *timeline = &debugger->timeline;
    const Vm *vm = debugger->open.session.vm;
    json_t *list = json_array();
    int count = timeline->stop == 0 ? vm_choice_count(vm) : 0;
    for (int i = 0; i < count; i++) {
        Choice choice = vm_choice(vm, i);
        Bytes text = {0};
        add_choice_text(debugger, &choice, i, &text);
        bytes_add_u1(&text, 0);
        json_t *object = json_append_object(list);
        json_add_number(object, "index", i);
        json_add_number(object, "threadId", (int64_t)choice.thread + 1);
        json_add_clean_text(object, "text", (const char *)text.data);
        json_add_flag(object, "onPath",
                      !timeline_is_at_end(timeline) && timeline->steps[timeline->step].choice == i);
        bytes_free(&text);
    }
    return list;
}

static void choices(Debugger *debugger, const json_t *request)
{
    json_t *body = json_object();
    timeline_finish_step(&debugger->timeline);
    inspector_forget(&debugger->inspector);
    json_add_value(body, "choices", list_choices(debugger));
    json_add_flag(body, "onTrace", timeline_is_on_trace(&debugger->timeline));
    protocol_answer(&debugger->protocol, request, body);
}

/* At the end of the present step.  false: there is no such choice. */
static bool choose_index(Debugger *debugger, int64_t index)
{
    timeline_finish_step(&debugger->timeline);
    inspector_forget(&debugger->inspector);
    if (index < 0 || index >= vm_choice_count(debugger->open.session.vm))
        return false;
    timeline_choose(&debugger->timeline, (uint16_t)index);
    inspector_forget(&debugger->inspector);
    return true;
}

static void choose(Debugger *debugger, const json_t *request)
{
    if (!json_is_integer(argument(request, "index")) || !choose_index(debugger, number(request, "index"))) {
        protocol_refuse(&debugger->protocol, request, "there is no such choice here");
        return;
    }
    protocol_answer(&debugger->protocol, request, NULL);
    tell_stopped(debugger, "goto", NULL);
}

static void return_to_trace(Debugger *debugger, const json_t *request)
{
    timeline_return_to_trace(&debugger->timeline);
    inspector_forget(&debugger->inspector);
    protocol_answer(&debugger->protocol, request, NULL);
    tell_stopped(debugger, "goto", NULL);
}

/* --- the console --- */

static json_t *text_result(const char *text)
{
    json_t *body = json_object();
    json_add_clean_text(body, "result", text);
    json_add_number(body, "variablesReference", 0);
    return body;
}

static json_t *choices_as_text(Debugger *debugger)
{
    Bytes text = {0};
    timeline_finish_step(&debugger->timeline);
    inspector_forget(&debugger->inspector);
    json_t *list = list_choices(debugger), *item;
    size_t i;
    json_array_foreach (list, i, item)
        bytes_format(&text, "%zu: %s%s\n", i, json_string_value(json_object_get(item, "text")),
                     json_is_true(json_object_get(item, "onPath")) ? " (on the path)" : "");
    if (json_array_size(list) == 0)
        bytes_add_text(&text, "nothing can go on");
    bytes_add_u1(&text, 0);
    json_t *body = text_result((const char *)text.data);
    bytes_free(&text);
    json_decref(list);
    return body;
}

static void choose_by_text(Debugger *debugger, const json_t *request, const char *text)
{
    char *end;
    long index = strtol(text, &end, 10);
    if (end == text || *end != '\0' || !choose_index(debugger, index)) {
        protocol_refuse(&debugger->protocol, request, "there is no such choice here: \"choices\" lists them");
        return;
    }
    protocol_answer(&debugger->protocol, request, text_result("the path goes on with this choice"));
    tell_stopped(debugger, "goto", NULL);
}

static void evaluate(Debugger *debugger, const json_t *request)
{
    const char *text = json_string_value(argument(request, "expression"));
    text = text != NULL ? text : "";
    if (strcmp(text, "choices") == 0) {
        protocol_answer(&debugger->protocol, request, choices_as_text(debugger));
        tell_stopped(debugger, "goto", NULL);
    } else if (strncmp(text, "choose ", 7) == 0) {
        choose_by_text(debugger, request, text + 7);
    } else if (strcmp(text, "trace") == 0) {
        timeline_return_to_trace(&debugger->timeline);
        inspector_forget(&debugger->inspector);
        protocol_answer(&debugger->protocol, request, text_result("on the trace again"));
        tell_stopped(debugger, "goto", NULL);
    } else {
        answer_or_refuse(debugger, request,
                         inspector_value(&debugger->inspector, number(request, "frameId"), text),
                         "a variable's name, or one of: choices, choose N, trace");
    }
}

/* --- dispatch --- */

static const struct {
    const char *command;
    void (*answer)(Debugger *debugger, const json_t *request);
    bool needs_trace;
} commands[] = {
    {"initialize", initialize, false},
    {"launch", launch, false},
    {"attach", launch, false},
    {"configurationDone", configuration_done, true},
    {"disconnect", disconnect, false},
    {"terminate", disconnect, false},
    {"setBreakpoints", set_breakpoints, true},
    {"setExceptionBreakpoints", set_exception_breakpoints, false},
    {"threads", threads, true},
    {"stackTrace", stack_trace, true},
    {"scopes", scopes, true},
    {"variables", variables, true},
    {"source", source, true},
    {"evaluate", evaluate, true},
    {"continue", go_on, true},
    {"reverseContinue", reverse_continue, true},
    {"next", next, true},
    {"stepIn", step_in, true},
    {"stepOut", step_out, true},
    {"stepBack", step_back, true},
    {"pause", pause_request, false},
    {"clew/choices", choices, true},
    {"clew/choose", choose, true},
    {"clew/trace", return_to_trace, true},
};

static void answer(Debugger *debugger, const json_t *request)
{
    const char *command = json_string_value(json_object_get(request, "command"));
    for (size_t i = 0; command != NULL && i < sizeof commands / sizeof commands[0]; i++) {
        if (strcmp(commands[i].command, command) != 0)
            continue;
        if (commands[i].needs_trace && !debugger->is_open)
            protocol_refuse(&debugger->protocol, request, "no trace is open: launch comes first");
        else
            commands[i].answer(debugger, request);
        return;
    }
    protocol_refuse(&debugger->protocol, request, "clew has no such request");
}

bool debugger_run(const DebugRequest *request, int in, FILE *out, Error *error)
{
    Debugger debugger = {.request = request};
    error->text[0] = '\0';
    protocol_open(&debugger.protocol, in, out);
    while (!debugger.is_over) {
        json_t *message = protocol_read(&debugger.protocol, error);
        if (message == NULL)
            break;
        answer(&debugger, message);
        json_decref(message);
    }
    close_trace(&debugger);
    protocol_close(&debugger.protocol);
    return error->text[0] == '\0';
}
