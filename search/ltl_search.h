/* A depth-first search that decides a formula of time while it runs: it explores the states in the order in
 * which the product with the formula's automaton needs them, and then what the automaton has not asked for,
 * since there are other properties as well. */
#ifndef SEARCH_LTL_SEARCH_H
#define SEARCH_LTL_SEARCH_H

#include "search/buchi.h"
#include "search/fair_cycles.h"
#include "search/search.h"

typedef struct LtlQuest LtlQuest;
struct LtlQuest {
    Buchi buchi; /* accepts the words that violate the formula */
    Fairness fairness;
    bool stops;                          /* the search stops when the formula is violated */
    uint64_t (*valuation)(void *reader); /* which propositions hold in the present state */
    void *reader;
    StateGraph graph; /* as far as it is known */
    bool is_decided, is_violated;
};

/* false: the formula is too large. */
bool ltl_quest_open(LtlQuest *quest, const Ltl *negation, Fairness fairness);
void ltl_quest_free(LtlQuest *quest);

/* Fairness is a matter of bits for each agent. */
static inline bool ltl_quest_has_too_many_agents(const LtlQuest *quest)
{
    return quest->fairness != FAIRNESS_NONE && quest->graph.agent_count > GRAPH_AGENTS_MAX;
}

/* Without a search of its own: explores as much as it needs. */
void ltl_quest_decide(LtlQuest *quest, Space *space, const Agents *agents);

/* Explores so many states more, those near the first one first: then a shorter way may be known. */
void ltl_quest_look_around(LtlQuest *quest, Space *space, const Agents *agents, uint32_t states);

extern const Search ltl_search; /* of SearchContext.ltl */

#endif
