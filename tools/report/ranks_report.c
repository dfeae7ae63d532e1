/* Prints the figures of several processes and adds them to the JSON summary.  The metrics are those of
 * Sivaraj and Gopalakrishnan, section 4: time to the error, unique states, memory, messages; and how evenly
 * the states are spread. */
#include "tools/report/ranks_report.h"

#include <string.h>

#include "tools/common/json_writer.h"

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

/* A figure of every rank: the one at this offset of RankFigures. */
static void add_list(json_t *object, const char *key, const Summary *summary, size_t offset)
{
    json_t *list = json_add_list(object, key);
    for (int rank = 0; rank < summary->rank_count; rank++) {
        uint64_t figure;
        memcpy(&figure, (const char *)&summary->ranks[rank] + offset, sizeof figure);
        json_append_number(list, (int64_t)figure);
    }
}

void ranks_add_json(const Summary *summary, json_t *object)
{
    Totals totals = add_up(summary);
    json_add_number(object, "ranks", summary->rank_count);
    json_add_number(object, "messages", (int64_t)totals.messages);
    json_add_number(object, "bytes_sent", (int64_t)totals.bytes);
    json_add_real(object, "load_balance", load_balance(summary, &totals));
    add_list(object, "peak_bytes_by_rank", summary, offsetof(RankFigures, peak_bytes));
    json_add_real(object, "cpu_seconds", (double)totals.cpu_most / 1e9);
    add_list(object, "states_by_rank", summary, offsetof(RankFigures, states));
    json_add_number(object, "error_rank", summary->error_rank);
    if (totals.error_seconds > 0)
        json_add_real(object, "seconds_to_error", totals.error_seconds);
    else
        json_add_null(object, "seconds_to_error");
}
