/* Hand-written graphs as Spaces, so that searches can be tried without a VM; vertices get their state numbers
 * when they are first reached. */
#ifndef TESTS_UNIT_GRAPH_H
#define TESTS_UNIT_GRAPH_H

#include <pthread.h>

#include "search/run.h"
#include "tests/unit/numbers.h"

enum { VERTICES_MAX = 400, DEGREE_MAX = 4, NONE = -1, AGENTS = 3 };

/* Vertices get their state numbers when they are first reached. */
typedef struct Numbering {
    pthread_mutex_t lock;
    int vertex[VERTICES_MAX];         /* by state number */
    StateNumber number[VERTICES_MAX]; /* by vertex */
    uint32_t count;
} Numbering;

/* A graph, as a Space. */
typedef struct Graph {
    Space space;
    int edges[VERTICES_MAX][DEGREE_MAX]; /* NONE: there is no more */
    bool wrong[VERTICES_MAX];
    bool dead[VERTICES_MAX];   /* without choices it is a deadlock that nobody looks for, no end */
    Numbering own, *numbering; /* numbering: shared by the graphs of a team */
    int present;
    int actor[VERTICES_MAX][DEGREE_MAX];     /* who takes this edge */
    bool lucky[VERTICES_MAX][DEGREE_MAX];    /* nobody can rely on it */
    bool done[VERTICES_MAX][AGENTS];         /* the agent has nothing left to do */
    bool progress[VERTICES_MAX][DEGREE_MAX]; /* who takes the edge makes progress */
    int acted;                               /* who took the last edge */
    bool progressed;                         /* who took the last edge has made progress by it */
} Graph;

enum { WORKERS = 3 };

int graph_choices(Space *space);
int graph_enter(Space *space, StateNumber state);
StateNumber graph_take(Space *space, int choice, bool *is_new);
bool graph_is_violation(Space *space);
void graph_begin(Graph *graph);
Graph *graph_open(void);
void graph_edge(Graph *graph, int from, int to);
void graph_edge_by(Graph *graph, int from, int to, int agent);
bool graph_is_enabled(const Graph *graph, int vertex, int agent); /* by an edge that is not lucky */
Agents graph_agents(Graph *graph); /* AGENTS of them; agent 0 has led to vertex 0 */
/* Guided searches get values by lot: what they find must not depend on them. */
void graph_open_links(SearchContext *context);
void graph_close_links(SearchContext *context);
RunResult graph_search(Graph *graph, const char *name, uint32_t max_depth, SearchContext *context);
/* The same by several workers, each with a copy of the graph over the same numbers. */
RunResult graph_search_by_team(Graph *graph, const Search *team, uint32_t max_depth, SearchContext *context);
/* The choices in the links lead to the wrong vertex; how many they are. */
uint32_t graph_follow_links(const Graph *graph, const SearchContext *context);

/* The searches that can be complete, from 0 on; NULL after the last. */
const Search *exhaustive_at(int index);

Graph *graph_open_random(Numbers *numbers, int vertices);
void graph_find_distances(const Graph *graph, int vertices, int *distances);
bool graph_count_and_go_on(void *observer, const SearchContext *context, StateNumber state);
/* 0 - 1 - 2 - ... - 9, and 9 is wrong. */
Graph *graph_open_chain(void);

#endif
