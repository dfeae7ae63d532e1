/* One sentence for each footnote, for people and as JSON; and one for all modelled classes. */
#include "tools/report/footnote_text.h"

#include <stdlib.h>

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
    [FOOTNOTE_STOP] =
        {"stop",
         "the program used Thread.stop: a stopped thread was searched to throw ThreadDeath at once, before "
         "what others can notice; that it goes on for a while, or stops elsewhere, was not searched"},
    [FOOTNOTE_LIBRARY_RACE] =
        {"library-race", "threads race on a library object that is not for concurrent use (a collection, a "
                         "builder): what follows depends on its implementation, which was clew's own; "
                         "--library jdk checks the JDK's"},
};

static void free_names(char **names)
{
    for (char **name = names; *name != NULL; name++)
        free(*name);
    free(names);
}

static void print_models(const Program *program, FILE *out)
{
    char **names = footnote_models(program);
    for (char **name = names; *name != NULL; name++)
        fprintf(out, "%s%s", name == names ? "note: " : ", ", *name);
    if (names[0] != NULL)
        fprintf(out, ": clew's own, one step per operation; --library jdk%s%s checks the JDK's code\n",
                names[1] == NULL ? "=" : "", names[1] == NULL ? names[0] : "");
    free_names(names);
}

void footnotes_print(const Program *program, FILE *out)
{
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++)
        if (footnote_is_noted(program, i))
            fprintf(out, "note: %s\n", sentences[i].text);
    print_models(program, out);
}

json_t *models_json(const Program *program)
{
    char **names = footnote_models(program);
    json_t *list = json_array();
    for (char **name = names; *name != NULL; name++)
        json_append_text(list, *name);
    free_names(names);
    return list;
}

json_t *footnotes_json(const Program *program)
{
    json_t *list = json_array();
    for (Footnote i = 0; i < FOOTNOTE_COUNT; i++) {
        if (!footnote_is_noted(program, i))
            continue;
        json_t *footnote = json_append_object(list);
        json_add_text(footnote, "kind", sentences[i].kind);
        json_add_text(footnote, "text", sentences[i].text);
    }
    return list;
}
