/* Writes models as JSON and reads them, rejecting files that do not follow docs/model.md. */
#include "tools/checking/model_file.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/memory.h"
#include "base/spelling.h"
#include "tools/common/clean_text.h"
#include "tools/common/json_writer.h"

enum { VERSION = 1, FILE_MAX = 256 << 20, ACTIONS_MAX = 1 << 20, NAME_MAX_BYTES = 4096, GRAMS_MAX = 1 << 22 };

/* --- writing --- */

typedef struct Nexts {
    GramNext *list;
    uint32_t count;
} Nexts;

static int by_count(const void *one, const void *other)
{
    const GramNext *a = one, *b = other;
    if (a->gram != b->gram)
        return a->gram < b->gram ? -1 : 1;
    return a->count != b->count ? (a->count > b->count ? -1 : 1) : a->action < b->action ? -1 : 1;
}

static Nexts sorted_nexts(const Model *model)
{
    Nexts nexts = {memory_allocate((model_next_count(model) + 1) * sizeof(GramNext)),
                   model_next_count(model)};
    for (uint32_t i = 0; i < nexts.count; i++)
        nexts.list[i] = model_next(model, i);
    qsort(nexts.list, nexts.count, sizeof *nexts.list, by_count);
    return nexts;
}

static json_t *origin_json(const ModelOrigin *origin)
{
    json_t *object = json_object();
    json_add_clean_text(object, "program", origin->program);
    json_t *arguments = json_add_list(object, "arguments");
    for (int i = 0; i < origin->argument_count; i++)
        json_append_clean_text(arguments, origin->arguments[i]);
    json_add_number(object, "seed", (int64_t)origin->seed);
    json_add_number(object, "paths", (int64_t)origin->paths);
    json_add_number(object, "generations", origin->generations);
    return object;
}

static json_t *gram_json(const Model *model, uint32_t gram, const GramNext *nexts, uint32_t count)
{
    Gram it = model_gram(model, gram);
    json_t *object = json_object();
    if (it.is_start)
        json_add_flag(object, "start", true);
    json_t *after = json_add_list(object, "after"), *next = json_add_list(object, "next");
    for (uint32_t i = 0; i < it.length; i++)
        json_append_number(after, it.after[i]);
    for (uint32_t i = 0; i < count; i++) {
        json_t *pair = json_append_list(next);
        json_append_number(pair, nexts[i].action);
        json_append_number(pair, (int64_t)nexts[i].count);
    }
    return object;
}

/* One to a line, so that models can be compared. */
static void print_json(FILE *out, json_t *json, bool is_last)
{
    json_dumpf(json, out, JSON_ENCODE_ANY | JSON_COMPACT);
    fprintf(out, "%s\n", is_last ? "" : ",");
    json_decref(json);
}

static void write_grams(FILE *out, const Model *model)
{
    uint32_t *grams = model_sorted_grams(model), count = model_gram_count(model);
    Nexts nexts = sorted_nexts(model);
    uint32_t *first = memory_allocate((count + 1) * sizeof *first);
    for (uint32_t i = 0; i < nexts.count; i++)
        first[nexts.list[i].gram + 1] = i + 1;
    for (uint32_t i = 0; i < count; i++)
        print_json(
            out,
            gram_json(model, grams[i], nexts.list + first[grams[i]], first[grams[i] + 1] - first[grams[i]]),
            i + 1 == count);
    free(first);
    free(nexts.list);
    free(grams);
}

static void write_model(FILE *out, const Model *model, char **texts, uint32_t count,
                        const ModelOrigin *origin)
{
    fprintf(out, "{\"format\": \"clew-model\", \"version\": %d, \"n\": %u,\n\"origin\": ", VERSION,
            model_n(model));
    print_json(out, origin_json(origin), false);
    fprintf(out, "\"actions\": [\n");
    for (uint32_t i = 0; i < count; i++)
        print_json(out, json_string(texts[i]), i + 1 == count);
    fprintf(out, "],\n\"grams\": [\n");
    write_grams(out, model);
    fprintf(out, "]}\n");
}

bool model_file_write(const char *file, const Model *model, ActionNames *names, const ModelOrigin *origin,
                      Error *error)
{
    FILE *out = fopen(file, "w");
    if (out == NULL)
        return error_set(error, "cannot write %s: %s", file, strerror(errno));
    char **texts;
    uint32_t count;
    Model *ordered = model_in_order(model, names, &texts, &count);
    write_model(out, ordered, texts, count, origin);
    model_destroy(ordered);
    model_free_texts(texts, count);
    bool failed = ferror(out) != 0;
    failed |= fclose(out) != 0;
    return !failed || error_set(error, "cannot write %s", file);
}

/* --- reading --- */

typedef struct ModelReader {
    const char *file;
    ActionNames *names;
    uint32_t *numbers; /* of the file's actions */
    size_t action_count;
    Model *model;
    Error *error;
} ModelReader;

static bool refuse(const ModelReader *reader, const char *problem)
{
    return error_set(reader->error, "%s is not a usable model: %s", reader->file, problem);
}

static bool read_number(const json_t *json, json_int_t least, json_int_t most, json_int_t *number)
{
    *number = json_integer_value(json);
    return json_is_integer(json) && *number >= least && *number <= most;
}

static bool read_heading(ModelReader *reader, const json_t *json)
{
    const char *format = json_string_value(json_object_get(json, "format"));
    json_int_t version, n;
    if (format == NULL || strcmp(format, "clew-model") != 0)
        return refuse(reader, "it does not say that it is one (\"format\": \"clew-model\")");
    if (!read_number(json_object_get(json, "version"), 1, INT32_MAX, &version))
        return refuse(reader, "\"version\" should be a number");
    if (version != VERSION)
        return error_set(reader->error, "%s has version %d of the format; this clew reads version %d",
                         reader->file, (int)version, VERSION);
    if (!read_number(json_object_get(json, "n"), 1, GRAM_MAX, &n))
        return refuse(reader, "\"n\" should be a number from 1 to 16");
    reader->model = model_create((uint32_t)n);
    return true;
}

static bool is_name(const json_t *json)
{
    const char *text = json_string_value(json);
    if (text == NULL || json_string_length(json) == 0 || json_string_length(json) > NAME_MAX_BYTES
        || strlen(text) != json_string_length(json))
        return false;
    char *clean = clean_text(text, strlen(text));
    bool is_clean = strcmp(clean, text) == 0;
    free(clean);
    return is_clean;
}

static bool read_actions(ModelReader *reader, const json_t *json)
{
    reader->action_count = json_array_size(json);
    if (!json_is_array(json) || reader->action_count > ACTIONS_MAX)
        return refuse(reader, "\"actions\" should be a list of at most a million names");
    reader->numbers = memory_allocate((reader->action_count + 1) * sizeof *reader->numbers);
    for (size_t i = 0; i < reader->action_count; i++) {
        uint32_t before = action_names_count(reader->names);
        if (!is_name(json_array_get(json, i)))
            return refuse(reader,
                          "an action's name should be a text of 1 to 4096 bytes, without control characters");
        reader->numbers[i] = action_names_number(reader->names, json_string_value(json_array_get(json, i)));
        if (action_names_count(reader->names) == before)
            return refuse(reader, "two actions have the same name");
    }
    return true;
}

static bool read_action(const ModelReader *reader, const json_t *json, uint32_t *action)
{
    json_int_t index;
    if (!read_number(json, 0, (json_int_t)reader->action_count - 1, &index))
        return refuse(reader, "a gram names an action that is not in the list");
    *action = reader->numbers[index];
    return true;
}

static bool read_nexts(ModelReader *reader, const json_t *json, bool is_start, const uint32_t *after,
                       uint32_t length)
{
    if (!json_is_array(json) || json_array_size(json) == 0)
        return refuse(reader, "\"next\" of a gram should be a list of pairs");
    for (size_t i = 0; i < json_array_size(json); i++) {
        const json_t *pair = json_array_get(json, i);
        uint32_t action, before = model_next_count(reader->model);
        json_int_t count;
        if (!json_is_array(pair) || json_array_size(pair) != 2)
            return refuse(reader, "\"next\" of a gram should be a list of pairs");
        if (!read_action(reader, json_array_get(pair, 0), &action))
            return false;
        if (!read_number(json_array_get(pair, 1), 1, (json_int_t)COUNTS_MAX, &count))
            return refuse(reader, "a count should be a number from 1 to 2^40");
        model_add(reader->model, is_start, after, length, action, (uint64_t)count);
        if (model_next_count(reader->model) == before)
            return refuse(reader, "the same action is counted twice");
        if (model_gram(reader->model, model_next(reader->model, before).gram).total > COUNTS_MAX)
            return refuse(reader, "the counts of a gram are more than 2^40 in all");
    }
    return true;
}

static bool read_gram(ModelReader *reader, const json_t *json)
{
    const json_t *list = json_object_get(json, "after"), *start = json_object_get(json, "start");
    uint32_t after[GRAM_MAX], before = model_gram_count(reader->model), n = model_n(reader->model);
    size_t length = json_array_size(list);
    if (!json_is_array(list) || (start != NULL && !json_is_boolean(start)))
        return refuse(reader, "a gram should have a list \"after\", and \"start\" be true or false");
    bool is_start = json_is_true(start);
    if (is_start ? length >= n : length < 1 || length > n)
        return refuse(reader, "a gram has a wrong number of actions");
    for (size_t i = 0; i < length; i++)
        if (!read_action(reader, json_array_get(list, i), &after[i]))
            return false;
    if (!read_nexts(reader, json_object_get(json, "next"), is_start, after, (uint32_t)length))
        return false;
    return model_gram_count(reader->model) == before + 1 || refuse(reader, "it has the same gram twice");
}

static bool read_grams(ModelReader *reader, const json_t *json)
{
    if (!json_is_array(json) || json_array_size(json) > GRAMS_MAX)
        return refuse(reader, "\"grams\" should be a list");
    for (size_t i = 0; i < json_array_size(json); i++)
        if (!read_gram(reader, json_array_get(json, i)))
            return false;
    return true;
}

/* What cannot be used of it is left out: nothing depends on it. */
static void read_origin(ModelOrigin *origin, const json_t *json)
{
    const json_t *program = json_object_get(json, "program"), *arguments = json_object_get(json, "arguments");
    if (!is_name(program))
        return;
    origin->program = memory_copy_string(json_string_value(program));
    origin->arguments = memory_allocate((json_array_size(arguments) + 1) * sizeof *origin->arguments);
    for (size_t i = 0; i < json_array_size(arguments); i++)
        if (is_name(json_array_get(arguments, i)))
            origin->arguments[origin->argument_count++] =
                memory_copy_string(json_string_value(json_array_get(arguments, i)));
    origin->seed = (uint64_t)json_integer_value(json_object_get(json, "seed"));
    origin->paths = (uint64_t)json_integer_value(json_object_get(json, "paths"));
    origin->generations = (uint32_t)json_integer_value(json_object_get(json, "generations"));
}

static json_t *load(const char *file, Error *error)
{
    json_error_t problem;
    struct stat status;
    FILE *in = fopen(file, "r");
    if (in == NULL) {
        error_no_file(error, "cannot read model", file);
        return NULL;
    }
    json_t *json = NULL;
    if (fstat(fileno(in), &status) == 0 && status.st_size > FILE_MAX)
        error_set(error, "%s is not a usable model: it has more than %d MB", file, FILE_MAX >> 20);
    else if ((json = json_loadf(in, JSON_REJECT_DUPLICATES, &problem)) == NULL)
        error_set(error, "%s is not a usable model: line %d: %s", file, problem.line, problem.text);
    fclose(in);
    return json;
}

bool model_file_read(ModelFile *read, const char *file, ActionNames *names, Error *error)
{
    ModelReader reader = {.file = file, .names = names, .error = error};
    json_t *json = load(file, error);
    if (json == NULL)
        return false;
    bool fine = read_heading(&reader, json) && read_actions(&reader, json_object_get(json, "actions"))
                && read_grams(&reader, json_object_get(json, "grams"));
    if (fine)
        read_origin(&read->origin, json_object_get(json, "origin"));
    read->model = reader.model;
    free(reader.numbers);
    json_decref(json);
    return fine;
}

void model_file_free(ModelFile *file)
{
    if (file->model != NULL)
        model_destroy(file->model);
    for (int i = 0; i < file->origin.argument_count; i++)
        free(file->origin.arguments[i]);
    free(file->origin.arguments);
    free(file->origin.program);
}
