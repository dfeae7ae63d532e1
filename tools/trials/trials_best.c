/* Rebuilds the command line of the best trial and writes its trace, which came from another process. */
#include "tools/trials/trials_best.h"

#include <assert.h>
#include <string.h>

#include "tools/common/command_line.h"
#include "tools/report/trace_bytes.h"

/* Limits of time and memory: on another machine they may end the search too early, and without them it takes
 * the same path.  Without --search, --time asks for a portfolio and is kept. */
static bool is_left_out(const char *option, const StringList *options)
{
    return strcmp(option, "--max-time") == 0 || strcmp(option, "--max-memory") == 0
           || (strcmp(option, "--time") == 0 && string_list_has(options, "--search"));
}

char *trials_best_command(const Trials *trials)
{
    assert(trials->best >= 0 && trials->best < trials->count);
    const Configuration *configuration = &trials->configurations[trials->results[trials->best].configuration];
    const StringList *arguments = &configuration->arguments;
    char seed[32];
    StringList line = {0};
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)trials->results[trials->best].seed);
    string_list_add_all(&line, 4, (char *[]){"clew", "check", "--seed", seed});
    for (int i = 0; i < arguments->count; i++) {
        if (i < configuration->options.count && is_left_out(arguments->list[i], &configuration->options))
            i++;
        else
            string_list_add(&line, arguments->list[i]);
    }
    char *quoted = command_line_quoted(&line);
    string_list_free(&line);
    return quoted;
}

static bool has_trace(const Trials *trials) { return trials->best >= 0 && trials->best_trace.length > 0; }

void trials_show_best(const Trials *trials, bool full, FILE *out)
{
    if (!has_trace(trials))
        return;
    fprintf(out, "\n");
    trace_bytes_show(&trials->best_trace, full, out);
}

static bool require_trace(const Trials *trials, const char *file, Error *error)
{
    return has_trace(trials)
           || error_set(
               error,
               "%s was not written: the counterexample is too large to keep; the command above finds it again",
               file);
}

bool trials_write_trace(const Trials *trials, const char *file, Error *error)
{
    return file == NULL || trials->best < 0
           || (require_trace(trials, file, error) && trace_bytes_write(&trials->best_trace, file, error));
}

bool trials_write_page(const Trials *trials, const char *file, Error *error)
{
    return file == NULL || trials->best < 0
           || (require_trace(trials, file, error)
               && trace_bytes_write_page(&trials->best_trace, file, error));
}
