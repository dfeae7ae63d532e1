/* Composes the meaning of a result from tables of phrases: one by kind of error, one by property. */
#include "tools/report/meaning.h"

#include <string.h>

#include "tools/program/properties.h"

/* By the names of properties: what a program does that violates it, and what it may do. */
static const struct {
    const char *property, *does, *may;
} words[] = {
    {"deadlock", "deadlocks", "deadlock"},
    {"assertion", "fails an assertion", "fail an assertion"},
    {"exception", "ends in an exception", "end in an exception"},
    {"hang", "hangs", "hang"},
    {"race", "has a data race", "have a data race"},
    {"race=lockset", "shares data without one lock for it", "share data without one lock for it"},
    {"stuck", "leaves a thread stuck for ever", "leave a thread stuck for ever"},
    {"daemon-deadlock", "has daemon threads that deadlock", "have daemon threads that deadlock"},
    {"exit", "ends itself with an exit status other than 0", "end itself with an exit status other than 0"},
    {"handled-assertion", "fails an assertion that something catches",
     "fail an assertion that something catches"},
    {"livelock", "livelocks", "livelock"},
    {"starvation=THREAD", "starves a thread", "starve a thread"},
    {"ltl=FORMULA", "violates the formula", "violate the formula"},
    {"goal=EXPR", "reaches the goal", "reach the goal"},
};

enum { WORDS = sizeof words / sizeof words[0] };

static bool is_looked_for(const char *name, unsigned properties)
{
    for (const PropertySpec *property = properties_list(); property->name != NULL; property++)
        if (strcmp(property->name, name) == 0)
            return (property->kinds & properties) == property->kinds;
    return false;
}

/* "deadlocks, fails an assertion or ends in an exception" */
static void add_properties(Bytes *text, unsigned properties, bool may)
{
    int wanted[WORDS], count = 0;
    for (int i = 0; i < WORDS; i++)
        if (is_looked_for(words[i].property, properties))
            wanted[count++] = i;
    for (int i = 0; i < count; i++)
        bytes_format(text, "%s%s",
                     i == 0           ? ""
                     : i == count - 1 ? " or "
                                      : ", ",
                     may ? words[wanted[i]].may : words[wanted[i]].does);
    if (count == 0)
        bytes_add_text(text,
                       may ? "do anything: nothing was looked for" : "was looked at: there is no property");
}

#define DEPENDS "whenever threads and choices go as shown, "

static void add_kind(Bytes *text, const ViolationText *error, bool has_choices)
{
    static const struct {
        const char *kind, *meaning;
    } meanings[] = {
        {"deadlock",
         "whenever threads and choices go as shown, the program stops for ever: those that are left wait for what nobody will do"},
        {"assertion", "whenever threads and choices go as shown, the assertion fails"},
        {"exception",
         "whenever threads and choices go as shown, a thread dies of an exception that nobody catches"},
        {"race",
         "nothing orders the two accesses: from run to run either may come first, and one thread may not see what the other wrote"},
        {"stuck", "from the state that is shown on, whatever happens, these threads can never go on"},
        {"hang",
         "once threads and choices have gone as shown, no schedule whatever ends the program, although threads "
         "can run; other schedules do end"},
        {"livelock", "a schedule can go round as shown for ever, and no thread makes progress"},
        {"starvation", "a schedule can go round as shown for ever, and the thread makes no progress"},
        {"ltl", "the formula does not hold on the run that is shown, which goes on for ever or has ended"},
        {"daemon-deadlock",
         "whenever threads and choices go as shown, these daemon threads stop for ever; the "
         "program can go on and end without them"},
        {"exit",
         "whenever threads and choices go as shown, the program ends itself with an exit status other than 0"},
        {"handled-assertion",
         "whenever threads and choices go as shown, the assertion fails; what catches it may hide that"},
        {"goal", "the program can reach a state in which the goal holds, as shown"},
    };
    if (error->is_warning) {
        bytes_add_text(
            text,
            "a warning, no proof: no one lock is held at all accesses, but something else may order them");
        return;
    }
    for (size_t i = 0; i < sizeof meanings / sizeof meanings[0]; i++) {
        if (strcmp(meanings[i].kind, error->kind) != 0)
            continue;
        const char *meaning = meanings[i].meaning;
        bool depends = strncmp(meaning, DEPENDS, strlen(DEPENDS)) == 0;
        if (depends && !has_choices)
            bytes_format(text, "always: %s", meaning + strlen(DEPENDS));
        else
            bytes_add_text(text, meaning);
    }
}

/* The reservations of a complete search come before its result. */
static void add_complete(Bytes *text, const Summary *summary)
{
    bytes_add_text(text, "complete");
    if (summary->ignored > 0)
        bytes_add_text(text, " but for what the program told to ignore");
    if (summary->omission_odds > 0)
        bytes_format(text, "%s up to odds of %.2g that a state was omitted",
                     summary->ignored > 0 ? ", and" : "", summary->omission_odds);
    bytes_format(text, ": no schedule of this program%s ",
                 summary->argument_count > 0 ? " with these arguments" : "");
    add_properties(text, summary->properties, false);
}

/* A sampling search, also when a limit ended it. */
static bool is_sample(const Summary *summary)
{
    const Search *search = search_find(summary->search);
    return summary->figures.sampled_by != NULL || (search != NULL && search->is_sample);
}

static void add_incomplete(Bytes *text, const Summary *summary)
{
    if (summary->hangs_undecided) {
        bytes_add_text(text, "no proof: every schedule was searched");
        if (summary->properties != 0) {
            bytes_add_text(text, " and none ");
            add_properties(text, summary->properties, false);
        }
        bytes_add_text(text, ", but what the program goes round in for ever may end or not");
        return;
    }
    bytes_add_text(text,
                   is_sample(summary)
                       ? "no proof: the sample is fine, but a schedule that was not tried may "
                       : "no proof: what was searched is fine, but a schedule that was not searched may ");
    add_properties(text, summary->properties, true);
}

char *meaning_of(const Summary *summary)
{
    Bytes text = {0};
    if (summary->error != NULL)
        add_kind(&text, &summary->error->error, summary->error->length > 0);
    else if (summary->run.status == SEARCH_COMPLETE)
        add_complete(&text, summary);
    else
        add_incomplete(&text, summary);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}
