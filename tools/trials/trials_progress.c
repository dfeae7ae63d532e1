/* Writes the status line after each result, and on terminals every second. */
#include "tools/trials/trials_progress.h"

#include <assert.h>

void progress_open(TrialsProgress *progress, const char *when)
{
    *progress = (TrialsProgress){.reported = -1, .started = seconds_now()};
    status_line_open(&progress->line, when, false);
}

static void show(TrialsProgress *progress, const Trials *trials)
{
    char text[256], best[64] = "", lost[64] = "";
    assert(trials->found + trials->lost <= trials->done && trials->done <= trials->count);
    if (trials->best >= 0)
        snprintf(best, sizeof best, ", best length %d", best_length(trials));
    if (trials->lost > 0)
        snprintf(lost, sizeof lost, ", %d lost", trials->lost);
    snprintf(text, sizeof text, "%d of %d trials, %d found an error%s%s, %.0f s", trials->done, trials->count,
             trials->found, best, lost, seconds_now() - progress->started);
    status_line_show(&progress->line, text);
    progress->reported = trials->done;
    progress->shown_at = seconds_now();
}

/* On a terminal also every second, as the time goes on; elsewhere one line for each result. */
static void look(void *self, const Trials *trials)
{
    TrialsProgress *progress = self;
    if (trials->done != progress->reported
        || (progress->line.is_replaced && seconds_now() - progress->shown_at >= 1))
        show(progress, trials);
}

static void hear(void *self, const Bytes *messages)
{
    TrialsProgress *progress = self;
    status_line_clear(&progress->line);
    if (messages->length > 0)
        fwrite(messages->data, 1, messages->length, stderr);
}

TrialsWatch progress_watch(TrialsProgress *progress) { return (TrialsWatch){progress, look, hear}; }

void progress_close(TrialsProgress *progress) { status_line_clear(&progress->line); }
