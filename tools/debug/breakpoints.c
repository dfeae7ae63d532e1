/* A path is that of a class's source if it ends with the class's package and the name of its file. */
#include "tools/debug/breakpoints.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "tools/common/json_writer.h"

void breakpoints_free(Breakpoints *breakpoints)
{
    for (uint32_t i = 0; i < breakpoints->count; i++)
        free(breakpoints->list[i].file);
    free(breakpoints->list);
    *breakpoints = (Breakpoints){0};
}

static void remove_of(Breakpoints *breakpoints, const char *file)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < breakpoints->count; i++) {
        if (strcmp(breakpoints->list[i].file, file) == 0)
            free(breakpoints->list[i].file);
        else
            breakpoints->list[kept++] = breakpoints->list[i];
    }
    breakpoints->count = kept;
}

/* Is the file that of a class with this internal name ("bench/Account$Owner") and source ("Account.java")? */
static bool is_source_of(const char *path, const char *class_name, const char *file)
{
    const char *slash = strrchr(class_name, '/');
    size_t package = slash != NULL ? (size_t)(slash - class_name) + 1 : 0, name = strlen(file);
    size_t length = strlen(path), wanted = package + name;
    if (strchr(path, '/') == NULL)
        return strcmp(path, file) == 0;
    if (length < wanted || strcmp(path + length - name, file) != 0)
        return false;
    const char *at = path + length - wanted;
    return strncmp(at, class_name, package) == 0 && (at == path || at[-1] == '/');
}

bool breakpoints_hit(const Breakpoints *breakpoints, const FrameView *place)
{
    for (uint32_t i = 0; i < breakpoints->count; i++)
        if (breakpoints->list[i].line == place->line
            && is_source_of(breakpoints->list[i].file, place->internal_name, place->file))
            return true;
    return false;
}

static bool has_line(const Class *class, int line)
{
    const Method *method;
    for (uint32_t i = 0; (method = view_method_at(class, i)) != NULL; i++)
        for (uint32_t offset = 0; offset < view_code_length(method); offset++)
            if (view_line(method, offset) == line)
                return true;
    return false;
}

/* Has a class that was loaded code on this line? */
static bool is_met(const Vm *vm, char **classes, uint32_t count, const Breakpoint *breakpoint)
{
    char file[512];
    for (uint32_t i = 0; i < count; i++) {
        char *internal = memory_copy_string(classes[i]);
        for (char *dot = internal; (dot = strchr(dot, '.')) != NULL;)
            *dot = '/';
        const Class *class = view_loaded_class(vm, internal);
        bool is_it = class != NULL && view_source_file(vm, internal, file, sizeof file)
                     && is_source_of(breakpoint->file, internal, file) && has_line(class, breakpoint->line);
        free(internal);
        if (is_it)
            return true;
    }
    return false;
}

static void add_answer(json_t *list, const Breakpoint *breakpoint, bool is_verified)
{
    json_t *object = json_append_object(list);
    json_add_flag(object, "verified", is_verified);
    json_add_number(object, "line", breakpoint->line);
    if (!is_verified)
        json_add_text(object, "message", "no class that the trace has loaded has code on this line");
}

json_t *breakpoints_set(Breakpoints *breakpoints, const Vm *vm, const json_t *arguments)
{
    const json_t *source = json_object_get(arguments, "source"),
                 *wanted = json_object_get(arguments, "breakpoints");
    const char *path = json_string_value(json_object_get(source, "path"));
    const char *file = path != NULL ? path : json_string_value(json_object_get(source, "name"));
    uint32_t class_count;
    char **classes = view_program_classes(vm, &class_count);
    json_t *body = json_object(), *list = json_add_list(body, "breakpoints");
    if (file != NULL)
        remove_of(breakpoints, file);
    for (size_t i = 0; file != NULL && i < json_array_size(wanted); i++) {
        json_int_t line = json_integer_value(json_object_get(json_array_get(wanted, i), "line"));
        Breakpoint breakpoint = {memory_copy_string(file), line > 0 && line < INT32_MAX ? (int)line : 0};
        MEMORY_ROOM_FOR(breakpoints->list, breakpoints->capacity, breakpoints->count);
        breakpoints->list[breakpoints->count++] = breakpoint;
        add_answer(list, &breakpoint, is_met(vm, classes, class_count, &breakpoint));
    }
    for (uint32_t i = 0; i < class_count; i++)
        free(classes[i]);
    free(classes);
    return body;
}
