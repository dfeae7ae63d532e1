/* One sentence for each footnote, for people and as JSON; and one for all modelled classes. */
#include "tools/report/footnote_text.h"

#include <stdlib.h>
#include <string.h>

#include "tools/common/clean_text.h"
#include "tools/common/json_writer.h"

static const struct {
    const char *kind, *text;
} sentences[FOOTNOTE_COUNT] = {
    [FOOTNOTE_CLOCK_READ] =
        {"clock-read", "the program read the clock, which stands still but for time-outs: what takes time "
                       "otherwise was not searched"},
    [FOOTNOTE_IDENTITY_HASH] =
        {"identity-hash", "the program used identity hash codes: one assignment of them was searched, and so "
                          "one order of hash tables of such objects"},
    [FOOTNOTE_WEAK_OPERATIONS] =
        {"weak-operations", "the program used weakCompareAndSet: that it may fail for no reason was not "
                            "searched (--spurious-failures)"},
    [FOOTNOTE_MAP_SIZE] =
        {"map-size",
         "the program asked for the size of a ConcurrentHashMap while other threads ran: that it may "
         "lag behind their updates was not searched"},
    [FOOTNOTE_REAL_FILES] =
        {"real-files",
         "the program used real files (--allow write): their contents are no part of a state, and a "
         "path sees what the paths before it have left there"},
    [FOOTNOTE_PROCESSES] =
        {"processes", "the program used other processes (--allow exec): what they do is no part of a state"},
    [FOOTNOTE_NETWORK] =
        {"network", "the program used the network (--allow net): what it answers is no part of a state"},
    [FOOTNOTE_LIBRARY_RACE] =
        {"library-race", "threads race on a library object that is not for concurrent use (a collection, a "
                         "builder): what follows depends on its implementation, which was clew's own; "
                         "--library jdk checks the JDK's"},
};

static void print_models(const Footnotes *footnotes, FILE *out)
{
    size_t count = footnotes->model_count;
    for (size_t i = 0; i < count; i++)
        fprintf(out, "%s%s", i == 0 ? "note: " : ", ", footnotes->models[i]);
    if (count > 0)
        fprintf(out, ": clew's own, one step per operation; --library jdk%s%s checks the JDK's code\n",
                count == 1 ? "=" : "", count == 1 ? footnotes->models[0] : "");
}

void footnotes_print(const Footnotes *footnotes, FILE *out)
{
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++)
        if (footnotes_have(footnotes, i))
            fprintf(out, "note: %s\n", sentences[i].text);
    print_models(footnotes, out);
}

void footnotes_add_json(const Footnotes *footnotes, json_t *object)
{
    json_t *list = json_add_list(object, "footnotes");
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++) {
        if (!footnotes_have(footnotes, i))
            continue;
        json_t *footnote = json_append_object(list);
        json_add_text(footnote, "kind", sentences[i].kind);
        json_add_text(footnote, "text", sentences[i].text);
    }
    list = json_add_list(object, "models");
    for (size_t i = 0; i < footnotes->model_count; i++)
        json_append_text(list, footnotes->models[i]);
}

static void read_kind(Footnotes *footnotes, const char *kind)
{
    for (Footnote i = 0; kind != NULL && i < FOOTNOTE_COUNT; i++)
        if (strcmp(sentences[i].kind, kind) == 0)
            footnotes->noted |= 1u << i;
}

void footnotes_read_json(Footnotes *footnotes, const json_t *summary)
{
    size_t i;
    const json_t *each;
    json_array_foreach (json_object_get(summary, "footnotes"), i, each)
        read_kind(footnotes, json_string_value(json_object_get(each, "kind")));
    json_array_foreach (json_object_get(summary, "models"), i, each) {
        if (!json_is_string(each))
            continue;
        char *name = clean_text(json_string_value(each), json_string_length(each));
        footnotes_add_model(footnotes, name);
        free(name);
    }
}
