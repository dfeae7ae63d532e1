/* The progress of trials; see trials_progress.h. */
#include "tools/trials_progress.h"

#include <string.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

bool progress_open(TrialsProgress *progress, const char *when, Error *error)
{
    *progress = (TrialsProgress){.is_terminal = isatty(STDERR_FILENO), .reported = -1, .started = now()};
    progress->is_on = strcmp(when, "always") == 0 || (strcmp(when, "auto") == 0 && progress->is_terminal);
    return progress->is_on || strcmp(when, "auto") == 0 || strcmp(when, "never") == 0
        || error_set(error, "option --progress is auto, always or never, not '%s'", when);
}

static void clear(TrialsProgress *progress)
{
    if (progress->is_shown && progress->is_terminal)
        fprintf(stderr, "\r\33[K");
    progress->is_shown = false;
}

static void show(TrialsProgress *progress, const Trials *trials)
{
    clear(progress);
    fprintf(stderr, "%d of %d trials, %d found an error", trials->done, trials->count, trials->found);
    if (trials->best >= 0)
        fprintf(stderr, ", best length %d", best_length(trials));
    if (trials->lost > 0)
        fprintf(stderr, ", %d lost", trials->lost);
    fprintf(stderr, ", %.0f s%s", now() - progress->started, progress->is_terminal ? "" : "\n");
    fflush(stderr);
    progress->is_shown = true;
    progress->reported = trials->done;
    progress->shown_at = now();
}

/* On a terminal also every second, so that one sees that it lives; elsewhere a line for each result. */
static void look(void *self, const Trials *trials)
{
    TrialsProgress *progress = self;
    if (progress->is_on && (trials->done != progress->reported || (progress->is_terminal && now() - progress->shown_at >= 1)))
        show(progress, trials);
}

static void hear(void *self, const Bytes *messages)
{
    clear(self);
    if (messages->length > 0)
        fwrite(messages->data, 1, messages->length, stderr);
}

TrialsWatch progress_watch(TrialsProgress *progress)
{
    return (TrialsWatch){progress, look, hear};
}

void progress_close(TrialsProgress *progress)
{
    clear(progress);
}
