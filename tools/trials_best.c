/* The best counterexample; see trials_best.h. */
#include "tools/trials_best.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/commands.h"
#include "tools/self.h"

/* Time and memory may end another machine's search before it is there; the search goes the same way without these limits. */
static bool is_left_out(const char *option)
{
    return strcmp(option, "--max-time") == 0 || strcmp(option, "--max-memory") == 0;
}

char *trials_best_command(const Trials *trials)
{
    const Configuration *configuration = &trials->configurations[trials->results[trials->best].configuration];
    const Words *arguments = &configuration->arguments;
    char seed[32];
    Words words = {0};
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)trials->results[trials->best].seed);
    words_add_all(&words, 4, (char *[]){"clew", "check", "--seed", seed});
    for (int i = 0; i < arguments->count; i++) {
        if (i < configuration->options.count && is_left_out(arguments->list[i]))
            i++;
        else
            words_add(&words, arguments->list[i]);
    }
    char *quoted = words_quoted(&words);
    words_free(&words);
    return quoted;
}

static bool has_trace(const Trials *trials) { return trials->best >= 0 && trials->best_trace.length > 0; }

static bool write_bytes(const Bytes *bytes, FILE *file)
{
    return fwrite(bytes->data, 1, bytes->length, file) == bytes->length && fflush(file) == 0;
}

/* Runs a command of clew on the trace, from a file that has no name and so is never left behind; its exit status, or -1. */
static int run_on_trace(const Trials *trials, Words *words, FILE *out)
{
    FILE *file = tmpfile();
    int status = -1;
    if (file == NULL)
        return status;
    char name[DESCRIPTOR_NAME_MAX];
    descriptor_name(fileno(file), name);
    words_add(words, name);
    bool written = write_bytes(&trials->best_trace, file) && fflush(out) == 0;
    pid_t process = written ? self_start(words, &(SelfFiles){fileno(out), STDERR_FILENO, {fileno(file), -1}}) : -1;
    while (process > 0 && waitpid(process, &status, 0) < 0 && errno == EINTR)
        continue;
    fclose(file);
    return process > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

void trials_show_best(const Trials *trials, bool full, FILE *out)
{
    Words words = {0};
    if (!has_trace(trials))
        return;
    words_add(&words, "replay");
    if (full)
        words_add(&words, "--full-trace");
    fprintf(out, "\n");
    run_on_trace(trials, &words, out);
    words_free(&words);
}

static bool is_kept(const Trials *trials, const char *file, Error *error)
{
    return has_trace(trials)
        || error_set(error, "%s is not written: the counterexample is too large to be kept, but the command above finds it again", file);
}

bool trials_write_trace(const Trials *trials, const char *file, Error *error)
{
    if (file == NULL || trials->best < 0)
        return true;
    if (!is_kept(trials, file, error))
        return false;
    bool is_standard = strcmp(file, "-") == 0;
    FILE *out = is_standard ? stdout : fopen(file, "w");
    bool written = out != NULL && write_bytes(&trials->best_trace, out);
    if (out != NULL && !is_standard && fclose(out) != 0)
        written = false;
    return written || error_set(error, "cannot write %s: %s", file, strerror(errno));
}

bool trials_write_page(const Trials *trials, const char *file, Error *error)
{
    if (file == NULL || trials->best < 0)
        return true;
    if (!is_kept(trials, file, error))
        return false;
    Words words = {0};
    words_add_all(&words, 3, (char *[]){"report", "-o", (char *)file});
    int status = run_on_trace(trials, &words, stdout);
    words_free(&words);
    return status == STATUS_FINE || error_set(error, "no page was written to %s", file);
}
