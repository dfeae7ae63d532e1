/* Threads and stacks come from a dump of all threads, variables from the views of the VM. */
#include "tools/debug/inspect.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/json_writer.h"
#include "vm/view.h"
#include "vm/vm_threads.h"
#include "vm/wording.h"

/* Frames are numbered through all threads: thread * FRAMES_MOST + index + 1. */
enum { FRAMES_MOST = 1 << 20, ELEMENTS_MOST = 1000 };

void inspector_open(Inspector *inspector, Session *session, Sources *sources)
{
    *inspector = (Inspector){.session = session, .sources = sources};
}

void inspector_forget(Inspector *inspector)
{
    if (inspector->has_dump)
        thread_dump_free(&inspector->dump);
    inspector->has_dump = false;
    inspector->handle_count = 0;
}

void inspector_close(Inspector *inspector)
{
    inspector_forget(inspector);
    for (uint32_t i = 0; i < inspector->file_count; i++)
        free(inspector->files[i]);
    free(inspector->files);
    free(inspector->handles);
}

static const ThreadDump *dump_of(Inspector *inspector)
{
    if (!inspector->has_dump)
        thread_dump_take(inspector->session->vm, &inspector->dump);
    inspector->has_dump = true;
    return &inspector->dump;
}

const ThreadView *inspector_thread(Inspector *inspector, uint32_t number)
{
    const ThreadDump *dump = dump_of(inspector);
    return number < dump->count ? &dump->threads[number] : NULL;
}

const FrameView *inspector_place(Inspector *inspector, uint32_t thread)
{
    const ThreadView *view = inspector_thread(inspector, thread);
    const FrameView *place = view != NULL ? thread_view_place(view) : NULL;
    return place != NULL || view == NULL || view->frame_count == 0 ? place : &view->frames[0];
}

uint32_t inspector_depth(Inspector *inspector, uint32_t thread)
{
    const ThreadView *view = inspector_thread(inspector, thread);
    uint32_t depth = 0;
    for (uint32_t i = 0; view != NULL && i < view->frame_count; i++)
        depth += !view->frames[i].library;
    return depth;
}

/* --- threads --- */

static bool is_gone(const ThreadView *thread)
{
    return !thread_view_exists(thread) || thread_view_has_ended(thread);
}

/* "Thread-0 (blocked: wants Fork#2, held by Thread-1)" */
static void add_thread(json_t *list, const ThreadView *thread)
{
    json_t *object = json_append_object(list);
    Bytes name = {0};
    bytes_add_text(&name, thread->name);
    if (strcmp(thread->status, "runnable") != 0 || thread->why[0])
        bytes_format(&name, " (%s%s%s)", thread->status, thread->why[0] ? ": " : "", thread->why);
    bytes_add_u1(&name, 0);
    json_add_number(object, "id", (int64_t)thread->number + 1);
    json_add_clean_text(object, "name", (const char *)name.data);
    bytes_free(&name);
}

json_t *inspector_threads(Inspector *inspector)
{
    const ThreadDump *dump = dump_of(inspector);
    json_t *body = json_object(), *list = json_add_list(body, "threads");
    for (uint32_t i = 0; i < dump->count; i++)
        if (!is_gone(&dump->threads[i]))
            add_thread(list, &dump->threads[i]);
    if (json_array_size(list) == 0 && dump->count > 0) /* debuggers want at least one */
        add_thread(list, &dump->threads[0]);
    return body;
}

/* --- stacks --- */

static uint32_t file_reference(Inspector *inspector, const FrameView *frame)
{
    Bytes text = {0};
    bytes_format(&text, "%s %s", frame->internal_name, frame->file);
    bytes_add_u1(&text, 0);
    for (uint32_t i = 0; i < inspector->file_count; i++)
        if (strcmp(inspector->files[i], (char *)text.data) == 0) {
            bytes_free(&text);
            return i + 1;
        }
    MEMORY_ROOM_FOR(inspector->files, inspector->file_capacity, inspector->file_count);
    inspector->files[inspector->file_count++] = (char *)text.data;
    return inspector->file_count;
}

/* A file that the debugger can open, or a number by which it can ask for the text. */
static void add_source(Inspector *inspector, json_t *object, const FrameView *frame)
{
    const char *name = NULL;
    int lines = 0;
    const char *origin = sources_origin(inspector->sources, frame->internal_name, frame->file);
    if (frame->file[0] == '\0'
        || sources_lines(inspector->sources, frame->internal_name, frame->file, &name, &lines) == NULL)
        return;
    json_t *source = json_add_object(object, "source");
    json_add_clean_text(source, "name", frame->file);
    char *path = origin != NULL && strstr(origin, "!/") == NULL ? realpath(origin, NULL) : NULL;
    if (path != NULL)
        json_add_clean_text(source, "path", path);
    else
        json_add_number(source, "sourceReference", file_reference(inspector, frame));
    free(path);
}

static void add_frame(Inspector *inspector, json_t *list, const ThreadView *thread, uint32_t index)
{
    const FrameView *frame = &thread->frames[index];
    json_t *object = json_append_object(list);
    const char *dot = strrchr(frame->class_name, '.');
    Bytes name = {0};
    bytes_format(&name, "%s.%s", dot != NULL ? dot + 1 : frame->class_name, frame->method);
    bytes_add_u1(&name, 0);
    json_add_number(object, "id", (int64_t)thread->number * FRAMES_MOST + index + 1);
    json_add_clean_text(object, "name", (const char *)name.data);
    add_source(inspector, object, frame);
    json_add_number(object, "line", frame->line > 0 ? frame->line : 0);
    json_add_number(object, "column", frame->line > 0);
    if (frame->library)
        json_add_text(object, "presentationHint", "subtle");
    bytes_free(&name);
}

json_t *inspector_stack(Inspector *inspector, uint32_t number, uint32_t from, uint32_t most)
{
    const ThreadView *thread = inspector_thread(inspector, number);
    if (thread == NULL)
        return NULL;
    json_t *body = json_object(), *list = json_add_list(body, "stackFrames");
    uint32_t end = most > 0 && from + most < thread->frame_count ? from + most : thread->frame_count;
    for (uint32_t i = from; i < end && i < FRAMES_MOST; i++)
        add_frame(inspector, list, thread, i);
    json_add_number(body, "totalFrames", thread->frame_count);
    return body;
}

json_t *inspector_source(Inspector *inspector, int64_t reference)
{
    const char *name = NULL;
    int count = 0;
    if (reference < 1 || reference > inspector->file_count)
        return NULL;
    char *class = memory_copy_string(inspector->files[reference - 1]), *file = strchr(class, ' ');
    *file++ = '\0';
    const char *const *lines = sources_lines(inspector->sources, class, file, &name, &count);
    Bytes text = {0};
    for (int i = 0; lines != NULL && i < count; i++)
        bytes_format(&text, "%s\n", lines[i]);
    bytes_add_u1(&text, 0);
    json_t *body = json_object();
    json_add_text(body, "content", (const char *)text.data);
    bytes_free(&text);
    free(class);
    return body;
}

/* --- variables --- */

static uint32_t add_handle(Inspector *inspector, Opened handle)
{
    MEMORY_ROOM_FOR(inspector->handles, inspector->handle_capacity, inspector->handle_count);
    inspector->handles[inspector->handle_count++] = handle;
    return inspector->handle_count;
}

static json_t *add_variable(json_t *list, const char *name, const char *value)
{
    json_t *object = json_append_object(list);
    json_add_clean_text(object, "name", name);
    json_add_clean_text(object, "value", value);
    json_add_number(object, "variablesReference", 0);
    return object;
}

static void add_object_facts(Inspector *inspector, json_t *object, Ref reference)
{
    const Vm *vm = inspector->session->vm;
    char buffer[NAME_SIZE];
    int32_t length;
    const Class *class = view_object_class(vm, reference);
    if (class == NULL)
        return;
    json_add_clean_text(object, "type", view_class_name(class, buffer, sizeof buffer));
    char *text = view_text(vm, reference);
    bool is_text = text != NULL;
    free(text);
    if (is_text)
        return;
    json_add_number(object, "variablesReference",
                    add_handle(inspector, (Opened){.kind = OPENED_OBJECT, .object = reference}));
    if (view_length(vm, reference, &length))
        json_add_number(object, "indexedVariables", length);
}

static void add_value(Inspector *inspector, json_t *list, const char *name, Value value, char kind)
{
    char buffer[NAME_SIZE];
    json_t *object = add_variable(list, name, name_operand(inspector->session->vm, value, kind, buffer));
    if (kind == 'L')
        add_object_facts(inspector, object, value.r);
}

static char kind_of(const char *descriptor) { return *descriptor == '[' ? 'L' : *descriptor; }

static void add_locals(Inspector *inspector, json_t *list, const Opened *handle)
{
    ViewLocal local;
    for (uint32_t i = 0; view_local(inspector->session->vm, handle->thread, handle->frame, i, &local); i++) {
        if (local.is_kept)
            add_value(inspector, list, local.name, local.value, kind_of(local.descriptor));
        else
            add_variable(list, local.name, "(not read any more)");
    }
}

static void add_fields(Inspector *inspector, json_t *list, const Class *class, Ref object, bool statics)
{
    const Vm *vm = inspector->session->vm;
    const Field *field;
    Value value;
    for (uint32_t i = 0; (field = view_field_at(class, i)) != NULL; i++) {
        if (view_field_is_static(field) != statics)
            continue;
        bool is_there = statics ? view_static(vm, field, &value) : view_field(vm, object, field, &value);
        if (is_there)
            add_value(inspector, list, view_field_name(field), value, view_field_kind(field));
    }
}

static void add_elements(Inspector *inspector, json_t *list, Ref array, uint32_t from, uint32_t most)
{
    const Vm *vm = inspector->session->vm;
    char kind = 'L', name[32];
    Value value;
    view_element_class(view_object_class(vm, array), &kind);
    most = most > 0 ? most : ELEMENTS_MOST;
    for (uint32_t i = from; i - from < most && view_element(vm, array, i, &value); i++) {
        snprintf(name, sizeof name, "[%u]", i);
        add_value(inspector, list, name, value, kind);
    }
}

json_t *inspector_variables(Inspector *inspector, int64_t reference, uint32_t from, uint32_t most)
{
    if (reference < 1 || reference > inspector->handle_count)
        return NULL;
    const Vm *vm = inspector->session->vm;
    Opened handle = inspector->handles[reference - 1];
    int32_t length;
    json_t *body = json_object(), *list = json_add_list(body, "variables");
    if (handle.kind == OPENED_LOCALS)
        add_locals(inspector, list, &handle);
    else if (handle.kind == OPENED_STATICS)
        add_fields(inspector, list, handle.class, 0, true);
    else if (view_length(vm, handle.object, &length))
        add_elements(inspector, list, handle.object, from, most);
    else
        add_fields(inspector, list, view_object_class(vm, handle.object), handle.object, false);
    return body;
}

static bool find_frame(Inspector *inspector, int64_t id, uint32_t *thread, uint32_t *frame)
{
    if (id < 1)
        return false;
    uint32_t index = (uint32_t)((id - 1) % FRAMES_MOST);
    *thread = (uint32_t)((id - 1) / FRAMES_MOST);
    const ThreadView *view = inspector_thread(inspector, *thread);
    if (view == NULL || index >= view->frame_count)
        return false;
    *frame = view->frames[index].index;
    return true;
}

static void add_scope(json_t *list, const char *name, uint32_t reference)
{
    json_t *object = json_append_object(list);
    json_add_clean_text(object, "name", name);
    json_add_number(object, "variablesReference", reference);
    json_add_flag(object, "expensive", false);
}

static const Class *class_of_frame(const Inspector *inspector, uint32_t thread, uint32_t frame)
{
    return view_method_class(view_frame(inspector->session->vm, thread, frame).method);
}

json_t *inspector_scopes(Inspector *inspector, int64_t id)
{
    uint32_t thread, frame;
    if (!find_frame(inspector, id, &thread, &frame))
        return NULL;
    char buffer[NAME_SIZE];
    const Class *class = class_of_frame(inspector, thread, frame);
    json_t *body = json_object(), *list = json_add_list(body, "scopes");
    add_scope(list, "Locals",
              add_handle(inspector, (Opened){.kind = OPENED_LOCALS, .thread = thread, .frame = frame}));
    Bytes name = {0};
    bytes_format(&name, "Static fields of %s", view_class_name(class, buffer, sizeof buffer));
    bytes_add_u1(&name, 0);
    add_scope(list, (const char *)name.data,
              add_handle(inspector, (Opened){.kind = OPENED_STATICS, .class = class}));
    bytes_free(&name);
    return body;
}

/* --- a value by its name --- */

static json_t *result_of(json_t *list, const char *name)
{
    size_t i;
    json_t *item;
    json_array_foreach (list, i, item) {
        const char *text = json_string_value(json_object_get(item, "name"));
        if (text == NULL || strcmp(text, name) != 0)
            continue;
        json_t *body = json_object();
        json_add_text(body, "result", json_string_value(json_object_get(item, "value")));
        json_object_update_missing(body, item);
        json_object_del(body, "name");
        json_object_del(body, "value");
        return body;
    }
    return NULL;
}

json_t *inspector_value(Inspector *inspector, int64_t id, const char *name)
{
    uint32_t thread, frame;
    ViewLocal local;
    if (!find_frame(inspector, id, &thread, &frame))
        return NULL;
    const Vm *vm = inspector->session->vm;
    json_t *list = json_array();
    Opened locals = {.kind = OPENED_LOCALS, .thread = thread, .frame = frame};
    add_locals(inspector, list, &locals);
    if (view_local(vm, thread, frame, 0, &local) && strcmp(local.name, "this") == 0 && local.is_kept
        && view_object_class(vm, local.value.r) != NULL)
        add_fields(inspector, list, view_object_class(vm, local.value.r), local.value.r, false);
    add_fields(inspector, list, class_of_frame(inspector, thread, frame), 0, true);
    json_t *body = result_of(list, name);
    json_decref(list);
    return body;
}
