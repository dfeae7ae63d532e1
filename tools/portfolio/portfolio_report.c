/* The report of a portfolio on standard output, and its JSON summary: that of the deciding job, with the
 * costs of all jobs and a list of them. */
#include <jansson.h>
#include <string.h>

#include "tools/common/command_line.h"
#include "tools/common/json_writer.h"
#include "tools/common/terminal.h"
#include "tools/portfolio/portfolio.h"
#include "tools/report/footnote_text.h"
#include "tools/report/trace_bytes.h"

static const char NOTHING_SEARCHED[] = "no proof: no search came to an end";

static json_t *read_summary(const PortfolioJob *job)
{
    return job != NULL ? json_loadb((const char *)job->summary.data, job->summary.length, 0, NULL) : NULL;
}

/* The verdict rests on what any of the jobs has met. */
static Footnotes footnotes_of_all(const Portfolio *portfolio)
{
    Footnotes footnotes = {0};
    for (int i = 0; i < portfolio->job_count; i++) {
        json_t *summary = read_summary(portfolio->jobs[i]);
        footnotes_read_json(&footnotes, summary);
        json_decref(summary);
    }
    return footnotes;
}

static bool is_exhaustive(const Portfolio *portfolio, const PortfolioJob *job)
{
    return job->member == portfolio->members[0];
}

/* Of two incomplete jobs, the exhaustive one describes best what is left out, then the one with more states.
 */
static bool tells_more(const Portfolio *portfolio, const PortfolioJob *job, const PortfolioJob *other)
{
    if (job->result.verdict != VERDICT_INCOMPLETE || job->summary.length == 0)
        return false;
    if (other == NULL || is_exhaustive(portfolio, job) != is_exhaustive(portfolio, other))
        return other == NULL || is_exhaustive(portfolio, job);
    return job->result.metrics[METRIC_STATES] > other->result.metrics[METRIC_STATES];
}

/* The job whose summary is used for the portfolio: the best, the complete, or else the most informative one;
 * NULL: no job has ended. */
static const PortfolioJob *deciding_job(const Portfolio *portfolio)
{
    const PortfolioJob *decisive = NULL;
    if (portfolio->best != NULL || portfolio->complete != NULL)
        return portfolio->best != NULL ? portfolio->best : portfolio->complete;
    for (int i = 0; i < portfolio->job_count; i++)
        if (tells_more(portfolio, portfolio->jobs[i], decisive))
            decisive = portfolio->jobs[i];
    return decisive;
}

/* The command that repeats the job, without a time limit; the caller frees it. */
static char *command_of(const Portfolio *portfolio, const PortfolioJob *job)
{
    StringList line = {0};
    char seed[32];
    snprintf(seed, sizeof seed, "%llu", (unsigned long long)job->trial.seed);
    string_list_add_all(&line, 4, (char *[]){"clew", "check", "--seed", seed});
    string_list_add_all(&line, job->options.count, job->options.list);
    string_list_add_all(&line, portfolio->program.count, portfolio->program.list);
    char *quoted = command_line_quoted(&line);
    string_list_free(&line);
    return quoted;
}

static const char *reason_of(const Portfolio *portfolio, const PortfolioJob *deciding)
{
    if (portfolio->end == PORTFOLIO_INTERRUPTED)
        return "interrupted";
    return portfolio->elapsed >= portfolio->seconds || deciding == NULL ? "time limit"
                                                                        : deciding->result.detail;
}

/* --- text --- */

static const char *result_text(const Portfolio *portfolio, const PortfolioJob *job, char *text, size_t size)
{
    const TrialResult *result = &job->result;
    if (!job->is_done)
        snprintf(text, size, "was stopped");
    else if (result->verdict == VERDICT_VIOLATION)
        snprintf(text, size, "%s in %.0f steps%s", result->detail, result->metrics[METRIC_LENGTH],
                 job == portfolio->best ? ": the counterexample above" : "");
    else if (result->verdict == VERDICT_NONE)
        snprintf(text, size, "searched everything");
    else if (job->below > 0 && strcmp(result->detail, "depth limit") == 0)
        snprintf(text, size, "nothing of fewer than %u steps", job->below);
    else
        snprintf(text, size, "%s%s", result->verdict == VERDICT_LOST ? "" : "nothing: ", result->detail);
    return text;
}

/* The jobs of one member. */
typedef struct MemberReport {
    const PortfolioJob *reported;
    int runs;
    double states, seconds;
} MemberReport;

/* Which of two jobs of a member is reported.  A job that was stopped has no verdict and comes last. */
static bool is_reported_before(const PortfolioJob *job, const PortfolioJob *reported)
{
    if (reported != NULL && job->is_done != reported->is_done)
        return job->is_done;
    if (reported == NULL || job->result.verdict != reported->result.verdict)
        return reported == NULL || job->result.verdict < reported->result.verdict;
    return job->result.verdict == VERDICT_VIOLATION
           && job->result.metrics[METRIC_LENGTH] < reported->result.metrics[METRIC_LENGTH];
}

/* Adds up all jobs of a member. */
static MemberReport report_of(const Portfolio *portfolio, const PortfolioMember *member)
{
    MemberReport report = {0};
    for (int i = 0; i < portfolio->job_count; i++) {
        const PortfolioJob *job = portfolio->jobs[i];
        if (job->member != member)
            continue;
        report.runs++;
        report.states += job->result.metrics[METRIC_STATES];
        report.seconds += job->result.metrics[METRIC_SECONDS];
        if (is_reported_before(job, report.reported))
            report.reported = job;
    }
    return report;
}

static void print_member(const Portfolio *portfolio, const PortfolioMember *member, bool verbose, FILE *out)
{
    char text[256];
    MemberReport report = report_of(portfolio, member);
    bool is_silent =
        report.runs == 0
        || (report.reported->result.verdict == VERDICT_LOST && member->may_not_apply && !verbose);
    if (!is_silent)
        fprintf(out, "  %-18s %4d %s %12.0f states %8.2f s  %s\n", member->name, report.runs,
                report.runs == 1 ? "run, " : "runs,", report.states, report.seconds,
                result_text(portfolio, report.reported, text, sizeof text));
}

static void print_members(const Portfolio *portfolio, bool verbose, FILE *out)
{
    fprintf(out, "members:\n");
    for (int i = 0; i < portfolio->member_count; i++)
        print_member(portfolio, portfolio->members[i], verbose, out);
    print_member(portfolio, member_for_shortest(), verbose, out);
    for (int i = 0; i < portfolio->job_count && verbose; i++) {
        char *command = command_of(portfolio, portfolio->jobs[i]);
        fprintf(out, "run %d, for %.2f s: %s\n", i + 1, portfolio->jobs[i]->slice, command);
        free(command);
    }
}

static void print_sentence(const char *sentence, FILE *out)
{
    Terminal terminal = terminal_open(out, false);
    terminal_words(&terminal, 0, sentence);
}

static void print_found(const Portfolio *portfolio, FILE *out)
{
    char *command = command_of(portfolio, portfolio->best);
    fprintf(out, "violation found: %s\n", portfolio->best->result.detail);
    json_t *summary = read_summary(portfolio->best);
    print_sentence(json_string_value(json_object_get(summary, "meaning")), out);
    json_decref(summary);
    fprintf(out, "found by %s: %s\n", portfolio->best->member->name, command);
    if (portfolio->proof != NULL || portfolio_length(portfolio) == 0)
        fprintf(out, "its %u steps are the fewest that lead to an error\n", portfolio_length(portfolio));
    else
        fprintf(out, "it has %u steps, the fewest of all that were found\n", portfolio_length(portfolio));
    free(command);
}

static void print_rest(const Portfolio *portfolio, FILE *out)
{
    const PortfolioJob *deciding = deciding_job(portfolio);
    json_t *summary = read_summary(deciding);
    const char *meaning = json_string_value(json_object_get(summary, "meaning"));
    if (portfolio->complete != NULL)
        fprintf(out, "no violation: every schedule and every choice of this program was searched, by %s\n",
                portfolio->complete->member->name);
    else
        fprintf(out, "no violation found, but the search is incomplete: %s\n",
                reason_of(portfolio, deciding));
    print_sentence(meaning != NULL ? meaning : NOTHING_SEARCHED, out);
    json_decref(summary);
}

void portfolio_print(const Portfolio *portfolio, bool verbose, FILE *out)
{
    if (portfolio->best != NULL)
        print_found(portfolio, out);
    else
        print_rest(portfolio, out);
    Footnotes footnotes = footnotes_of_all(portfolio);
    footnotes_print(&footnotes, out);
    footnotes_free(&footnotes);
    fprintf(out, "a portfolio of searches, %.2f of %g s\n", portfolio->elapsed, portfolio->seconds);
    print_members(portfolio, verbose, out);
}

/* --- as JSON --- */

static void add_job(json_t *list, const Portfolio *portfolio, const PortfolioJob *job)
{
    char *command = command_of(portfolio, job);
    json_t *object = json_append_object(list);
    json_add_text(object, "member", job->member->name);
    json_add_text(object, "command", command);
    json_add_number(object, "seed", (int64_t)job->trial.seed);
    json_add_text(object, "verdict", job->is_done ? verdict_name(job->result.verdict) : "incomplete");
    json_add_optional_text(object, "detail", job->is_done ? job->result.detail : "stopped");
    json_add_number(object, "length", (int64_t)job->result.metrics[METRIC_LENGTH]);
    json_add_number(object, "states", (int64_t)job->result.metrics[METRIC_STATES]);
    json_add_real(object, "seconds", job->result.metrics[METRIC_SECONDS]);
    json_add_real(object, "slice", job->slice);
    free(command);
}

/* Costs are those of all members together. */
static void add_up(const Portfolio *portfolio, json_t *object)
{
    static const char *const keys[] = {"states", "transitions", "revisited", "instructions"};
    double sums[4] = {0}, peak = 0;
    for (int i = 0; i < portfolio->job_count; i++) {
        json_t *summary = read_summary(portfolio->jobs[i]);
        for (int key = 0; key < 4; key++)
            sums[key] += json_number_value(json_object_get(summary, keys[key]));
        double bytes = json_number_value(json_object_get(summary, "peak_bytes"));
        peak = bytes > peak ? bytes : peak;
        json_decref(summary);
    }
    for (int key = 0; key < 4; key++)
        json_add_number(object, keys[key], (int64_t)sums[key]);
    json_add_number(object, "peak_bytes", (int64_t)peak);
    json_add_real(object, "seconds", portfolio->elapsed);
    json_add_real(object, "states_per_second",
                  sums[0] / (portfolio->elapsed > 0 ? portfolio->elapsed : 1e-9));
}

static void add_members(const Portfolio *portfolio, json_t *object)
{
    json_t *list = json_add_list(object, "members");
    for (int i = 0; i < portfolio->job_count; i++)
        add_job(list, portfolio, portfolio->jobs[i]);
    const PortfolioJob *deciding = portfolio->best != NULL ? portfolio->best : portfolio->complete;
    json_add_optional_text(object, "decided_by", deciding != NULL ? deciding->member->name : NULL);
}

static void add_whole(const Portfolio *portfolio, const PortfolioJob *deciding, json_t *object)
{
    json_add_text(object, "search", "portfolio");
    json_add_number(object, "seed", (int64_t)portfolio->seed);
    if (portfolio->best == NULL && portfolio->complete == NULL)
        json_add_text(object, "reason", reason_of(portfolio, deciding));
    if (portfolio->proof != NULL)
        json_add_number(object, "length_bound", portfolio_length(portfolio));
}

static void add_strings(json_t *object, const char *key, const StringList *strings, int from)
{
    json_t *list = json_add_list(object, key);
    for (int i = from; i < strings->count; i++)
        json_append_text(list, strings->list[i]);
}

/* For a portfolio in which no member has ended, so that there is no summary to start from. */
static json_t *empty_summary(const Portfolio *portfolio)
{
    json_t *object = json_object();
    json_add_text(object, "program", portfolio->program.count > 0 ? portfolio->program.list[0] : "");
    add_strings(object, "arguments", &portfolio->program, 1);
    add_strings(object, "heuristics", &portfolio->heuristics, 0);
    json_add_text(object, "verdict", "incomplete");
    json_add_flag(object, "complete", false);
    json_add_null(object, "error");
    json_add_list(object, "errors");
    json_add_number(object, "length", 0);
    json_add_number(object, "original_length", 0);
    json_add_number(object, "max_depth", 0);
    json_add_number(object, "queue_max", 0);
    json_add_number(object, "store_bytes", 0);
    json_add_text(object, "meaning", NOTHING_SEARCHED);
    return object;
}

json_t *portfolio_summary(const Portfolio *portfolio)
{
    const PortfolioJob *deciding = deciding_job(portfolio);
    json_t *object = read_summary(deciding);
    if (object == NULL)
        object = empty_summary(portfolio);
    add_whole(portfolio, deciding, object);
    add_up(portfolio, object);
    add_members(portfolio, object);
    Footnotes footnotes = footnotes_of_all(portfolio);
    footnotes_add_json(&footnotes, object);
    footnotes_free(&footnotes);
    return object;
}

bool portfolio_write_json(const Portfolio *portfolio, const char *file, Error *error)
{
    json_t *object = portfolio_summary(portfolio);
    bool written = json_write(object, file, 2, error);
    json_decref(object);
    return written;
}
