/* Judges outcomes: reads the JSON summary of a trial and compares it with the exit status.  Summaries come
 * from other processes, which may have crashed, so nothing in them is trusted. */
#include "tools/trials/trial.h"

#include <assert.h>
#include <jansson.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/random.h"
#include "tools/commands.h"
#include "tools/common/clean_text.h"
#include "tools/report/footnote_text.h"

const MetricSpec METRICS[METRIC_COUNT] = {
    [METRIC_STATES] = {"states", "states", true, 1, 1},
    [METRIC_SECONDS] = {"seconds", "seconds", false, 4, 1},
    [METRIC_LENGTH] = {"length", "length", true, 1, 1},
    [METRIC_ORIGINAL_LENGTH] = {"original_length", "length as found", true, 1, 1},
    [METRIC_MEMORY] = {"memory", "memory (MB)", false, 1, 1 << 20},
};

uint64_t trial_seed(uint64_t seed, int number)
{
    assert(number >= 1);
    return random_derive(seed, (uint64_t)number) >> 11;
}

void outcome_free(Outcome *outcome)
{
    bytes_free(&outcome->summary);
    bytes_free(&outcome->trace);
    bytes_free(&outcome->messages);
}

const char *verdict_name(Verdict verdict)
{
    static const char *const names[] = {"violation", "none", "incomplete", "lost"};
    assert(verdict >= VERDICT_VIOLATION && verdict <= VERDICT_LOST);
    return names[verdict];
}

/* Reads a count or a time: a finite number of at least 0. */
static bool read_number(const json_t *summary, const char *key, double *number)
{
    const json_t *value = json_object_get(summary, key);
    *number = json_number_value(value);
    return json_is_number(value) && isfinite(*number) && *number >= 0;
}

static bool read_metrics(TrialResult *result, const json_t *summary)
{
    double transitions;
    if (!read_number(summary, "states", &result->metrics[METRIC_STATES])
        || !read_number(summary, "seconds", &result->metrics[METRIC_SECONDS])
        || !read_number(summary, "length", &result->metrics[METRIC_LENGTH])
        || !read_number(summary, "original_length", &result->metrics[METRIC_ORIGINAL_LENGTH])
        || !read_number(summary, "transitions", &transitions))
        return false;
    double peak;
    if (read_number(summary, "peak_bytes", &peak))
        result->metrics[METRIC_MEMORY] = peak;
    result->transitions = (uint64_t)transitions;
    result->paths = (uint64_t)json_integer_value(json_object_get(summary, "paths"));
    result->generations = (uint64_t)json_integer_value(json_object_get(summary, "generations"));
    return true;
}

static bool read_detail(TrialResult *result, const json_t *summary)
{
    const json_t *kind = json_object_get(json_object_get(summary, "error"), "kind");
    const json_t *text = result->verdict == VERDICT_VIOLATION ? kind : json_object_get(summary, "reason");
    if (json_is_string(text))
        result->detail = clean_text(json_string_value(text), json_string_length(text));
    return result->verdict == VERDICT_NONE || result->detail != NULL;
}

static bool read_verdict(TrialResult *result, const json_t *summary)
{
    static const int statuses[] = {STATUS_VIOLATION, STATUS_FINE, STATUS_INCOMPLETE};
    const char *name = json_string_value(json_object_get(summary, "verdict"));
    for (int verdict = VERDICT_VIOLATION; name != NULL && verdict <= VERDICT_INCOMPLETE; verdict++) {
        if (strcmp(name, verdict_name((Verdict)verdict)) == 0 && statuses[verdict] == result->exit_status) {
            result->verdict = (Verdict)verdict;
            return true;
        }
    }
    return false;
}

static json_t *summary_of(const Outcome *outcome)
{
    return outcome->is_cut
               ? NULL
               : json_loadb((const char *)outcome->summary.data, outcome->summary.length, 0, NULL);
}

static bool read_summary(TrialResult *result, const Outcome *outcome)
{
    json_t *summary = summary_of(outcome);
    bool is_read = json_is_object(summary) && read_verdict(result, summary) && read_metrics(result, summary)
                   && read_detail(result, summary);
    json_decref(summary);
    return is_read;
}

/* The last line of its messages, where crashes are reported. */
static void add_last_line(Bytes *text, const Bytes *messages)
{
    const char *from = (const char *)messages->data;
    size_t end = messages->length, start;
    while (end > 0 && from[end - 1] == '\n')
        end--;
    for (start = end; start > 0 && from[start - 1] != '\n'; start--)
        continue;
    if (start == end)
        return;
    char *line = clean_text(from + start, end - start);
    bytes_format(text, ": %s", line);
    free(line);
}

static void make_lost(TrialResult *result, const Outcome *outcome)
{
    Bytes text = {0};
    if (outcome->exit_status < 0)
        bytes_format(&text, "killed by signal %d (%s)", outcome->signal, strsignal(outcome->signal));
    else
        bytes_format(&text, "ended with status %d and %s", outcome->exit_status,
                     outcome->summary.length == 0 ? "no summary" : "a malformed summary");
    add_last_line(&text, &outcome->messages);
    bytes_add_u1(&text, 0);
    free(result->detail);
    result->detail = (char *)text.data;
    result->verdict = VERDICT_LOST;
    memset(result->metrics, 0, sizeof result->metrics);
    result->metrics[METRIC_MEMORY] = outcome->peak_bytes;
    result->transitions = 0;
}

TrialResult trial_judge(const Trial *trial, const Outcome *outcome)
{
    TrialResult result = {.number = trial->number,
                          .configuration = trial->configuration,
                          .seed = trial->seed,
                          .exit_status = outcome->exit_status,
                          .signal = outcome->signal,
                          .cpu_seconds = outcome->cpu_seconds};
    result.metrics[METRIC_MEMORY] = outcome->peak_bytes;
    if (outcome->exit_status < 0 || !read_summary(&result, outcome))
        make_lost(&result, outcome);
    assert(result.detail != NULL || result.verdict == VERDICT_NONE);
    return result;
}

void trial_add_footnotes(const Outcome *outcome, Footnotes *footnotes)
{
    json_t *summary = summary_of(outcome);
    footnotes_read_json(footnotes, summary);
    json_decref(summary);
}

void trial_result_free(TrialResult *result)
{
    free(result->detail);
    result->detail = NULL;
}
