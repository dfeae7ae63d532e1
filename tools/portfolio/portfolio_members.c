/* The members of portfolios: a table of searches with their options. */
#include <assert.h>

#include "search/search.h"
#include "tools/portfolio/portfolio.h"

/* The first is exhaustive.  The others are in the order, and have the shares, in which tools/experiments
 * comparison chose them on one half of its programs: those that it chose have twice the time, those that it
 * did not need come last.  The numbers of walks are greater than any time allows. */
static const PortfolioMember members[] = {
    {"exhaustive", "dfs", "--search dfs", false, false, 1},
    {"shuffled", "random-dfs", "--search random-dfs", false, false, 2},
    {"learnt paths", "eda", "--search eda", false, true, 2},
    {"blocked threads", "best", "--search best --ties random --heuristic most-blocked", true, false, 2},
    {"new instructions", "best", "--search best --ties random --heuristic bytecode", true, false, 2},
    {"random walks", "random-walk", "--search random-walk,walks=4000000000", false, false, 1},
    {"toward the goal", "best", "--search best --ties random --heuristic property", true, true, 1},
    {"toward assertions", "best", "--search best --ties random --heuristic e-fca", true, true, 1},
    {"few preemptions", "context-bound", "--search context-bound", false, false, 1},
    {"random priorities", "pct", "--search pct,walks=4000000000", false, false, 1},
};

static const PortfolioMember own_guided = {
    "your heuristics", "best", "--search best --ties random", true, false, 2};
static const PortfolioMember shortest = {"breadth first", "bfs", "--search bfs", false, false, 1};

const char portfolio_notes[] =
    "--time S without --search runs a portfolio of searches for S seconds: an exhaustive search beside guided and random ones, "
    "which take turns in growing time slices. It ends early when one of them has searched everything. After the first violation it continues, to find a shorter one, for a tenth of S "
    "or as long as it has taken so far, whichever is longer. The report names the member that found each result and shows the shortest counterexample.\n\n"
    "In a portfolio -j N is the number of processes at a time (default: one per core), --max-states, --max-depth and --max-memory are limits of "
    "each process, --heuristic replaces the heuristics of the guided searches, and options of a single search cannot be given.";

int members_list(bool own_heuristics, const PortfolioMember *list[MEMBERS_MAX])
{
    int count = 0;
    for (size_t i = 0; i < sizeof members / sizeof members[0]; i++) {
        bool is_replaced = own_heuristics && members[i].is_guided;
        if (search_find(members[i].search) != NULL && !is_replaced)
            list[count++] = &members[i];
        if (i == 0 && own_heuristics) /* what is asked for comes before what is ours */
            list[count++] = &own_guided;
    }
    assert(count >= 1 && count <= MEMBERS_MAX && !list[0]->is_guided && "the first is exhaustive");
    return count;
}

const PortfolioMember *member_for_shortest(void) { return &shortest; }
