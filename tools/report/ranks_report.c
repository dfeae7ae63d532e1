/* Prints the figures of several processes and adds them to the JSON summary.  The metrics are those of
 * Sivaraj and Gopalakrishnan, section 4: time to the error, unique states, memory, messages; and how evenly
 * the states are spread. */
#include "tools/report/ranks_report.h"

#include <jansson.h>

typedef struct Totals {
    uint64_t messages, bytes, peak_most, states_most, states, cpu_most;
    double error_seconds;
} Totals;

static Totals add_up(const Summary *summary)
{
    Totals totals = {0};
    for (int rank = 0; rank < summary->rank_count; rank++) {
        const RankFigures *figures = &summary->ranks[rank];
        totals.messages += figures->messages;
        totals.bytes += figures->bytes;
        totals.states += figures->states;
        totals.peak_most = figures->peak_bytes > totals.peak_most ? figures->peak_bytes : totals.peak_most;
        totals.cpu_most =
            figures->cpu_nanoseconds > totals.cpu_most ? figures->cpu_nanoseconds : totals.cpu_most;
        totals.states_most = figures->states > totals.states_most ? figures->states : totals.states_most;
    }
    int found = summary->error_rank;
    totals.error_seconds = found >= 0 ? (double)summary->ranks[found].error_nanoseconds / 1e9 : 0;
    return totals;
}

/* The most states of any rank over the mean: 1 is even. */
static double load_balance(const Summary *summary, const Totals *totals)
{
    return totals->states == 0 ? 1
                               : (double)totals->states_most * summary->rank_count / (double)totals->states;
}

void ranks_print(const Summary *summary, bool verbose, FILE *out)
{
    Totals totals = add_up(summary);
    if (totals.error_seconds > 0)
        fprintf(out, "the error was found after %.3f s, by rank %d\n", totals.error_seconds,
                summary->error_rank);
    if (summary->rank_count > 1)
        fprintf(
            out,
            "%d ranks, %llu messages, %llu bytes sent, at most %llu MB and %.2f times the mean number of states in a rank\n",
            summary->rank_count, (unsigned long long)totals.messages, (unsigned long long)totals.bytes,
            (unsigned long long)(totals.peak_most >> 20), load_balance(summary, &totals));
    for (int rank = 0; verbose && summary->rank_count > 1 && rank < summary->rank_count; rank++)
        fprintf(out, "rank %d: %llu states, %llu transitions, %llu messages, %llu bytes sent, %llu MB\n",
                rank, (unsigned long long)summary->ranks[rank].states,
                (unsigned long long)summary->ranks[rank].transitions,
                (unsigned long long)summary->ranks[rank].messages,
                (unsigned long long)summary->ranks[rank].bytes,
                (unsigned long long)(summary->ranks[rank].peak_bytes >> 20));
}

static json_t *list(const Summary *summary, size_t offset)
{
    json_t *array = json_array();
    for (int rank = 0; rank < summary->rank_count; rank++)
        json_array_append_new(
            array,
            json_integer((json_int_t)
                         * (const uint64_t *)(const void *)((const char *)&summary->ranks[rank] + offset)));
    return array;
}

void ranks_add_json(const Summary *summary, json_t *object)
{
    Totals totals = add_up(summary);
    json_object_set_new(object, "ranks", json_integer(summary->rank_count));
    json_object_set_new(object, "messages", json_integer((json_int_t)totals.messages));
    json_object_set_new(object, "bytes_sent", json_integer((json_int_t)totals.bytes));
    json_object_set_new(object, "load_balance", json_real(load_balance(summary, &totals)));
    json_object_set_new(object, "peak_bytes_by_rank", list(summary, offsetof(RankFigures, peak_bytes)));
    json_object_set_new(object, "cpu_seconds", json_real((double)totals.cpu_most / 1e9));
    json_object_set_new(object, "states_by_rank", list(summary, offsetof(RankFigures, states)));
    json_object_set_new(object, "error_rank", json_integer(summary->error_rank));
    json_object_set_new(object, "seconds_to_error",
                        totals.error_seconds > 0 ? json_real(totals.error_seconds) : json_null());
}
