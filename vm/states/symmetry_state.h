/* What the merging of states is made of: for the files that implement symmetry.h, and for no other.
 *
 *   symmetry.c            making, freeing, looking at a state
 *   symmetry_graph.c      threads and objects, and what mentions what
 *   symmetry_joins.c      threads that start and join others, as they are taken to be
 *   symmetry_names.c      colours, the order of threads, names
 *   symmetry_renaming.c   components in these names
 *   symmetry_contents.c   where they are put, and the number of the whole */
#ifndef VM_STATES_SYMMETRY_STATE_H
#define VM_STATES_SYMMETRY_STATE_H

#include "vm/states/joins_ahead.h"
#include "vm/states/mentions.h"
#include "vm/states/symmetry.h"

/* A thread, an object that has no lasting name, or one that has and mentions others or may be unreachable. */
typedef enum AlikeKind { NODE_THREAD, NODE_MOVING, NODE_FIXED } AlikeKind;

typedef struct AlikeNode {
    AlikeKind kind;
    uint32_t number, component; /* number: of the thread, or the slot */
    uint32_t name;              /* + 1; 0: it was not met yet */
    bool is_root;               /* a thread, or an object that lives in any case */
    bool is_met;                /* from a root, other than by the automatic name of a thread */
    uint64_t colour, base, sum;
} AlikeNode;

/* AlikeNode `from` mentions node `to` in its place `label`. */
typedef struct AlikeEdge {
    uint32_t from, to, label;
} AlikeEdge;

/* What is at a place of the canonical contents: of the item there. */
typedef struct ContentsPlace {
    uint32_t position; /* + 1; 0: it was always as in the first state */
    uint32_t base;     /* what it was in the first state; 0: it was not there */
    uint32_t round;    /* the last state that had it */
} ContentsPlace;

typedef struct ContentsTable {
    ContentsPlace *places;
    uint32_t count, capacity;
} ContentsTable;

/* What a thread does next is to start another one, whose Thread this is, or to wait for its end. */
typedef struct NextOperation {
    uint32_t thread;
    Ref other;
    bool starts;
    bool has_ended;   /* there is nothing to wait for */
    uint32_t segment; /* joins without a start between them are one, so are starts without a join */
    uint32_t order;   /* of starts among each other; 0: a join */
} NextOperation;

/* The component that an object is taken to have in this round. */
typedef struct Replaced {
    uint32_t round, component;
} Replaced;

/* Offsets of ints in java.lang.Thread. */
typedef struct JoinFields {
    uint32_t phase, number, joiner, joins;
} JoinFields;

struct Symmetry {
    Vm *vm;
    JoinFields fields;
    Store *store;
    const Vector *present;
    const char *omitted; /* a mutation; NULL: none */
    Mentions *mentions;
    ComponentPool pool; /* components in canonical names */
    Tree tree;
    Vector vector; /* canonical contents */
    uint32_t position_count;
    uint32_t absent; /* stands for what was there in the first state and is not any more */
    bool has_first;  /* the first state was looked at */
    ContentsTable fixed, moving, threads;
    ContentsPlace end;
    uint32_t *set; /* positions that are not 0, and by position the round in which it was put last */
    uint32_t set_count, set_capacity;
    uint32_t *put_in;
    uint32_t put_capacity;
    StateNumber *known; /* by state: the one that stands for it + 1 */
    uint32_t known_capacity;
    StateNumber *first; /* by number of canonical contents */
    uint32_t first_capacity;
    uint32_t round, merged; /* states that were looked at, and those that another one stands for */
    /* of the present state */
    AlikeNode *nodes;
    uint32_t node_count, node_capacity;
    AlikeEdge *edges;
    uint32_t edge_count, edge_capacity;
    uint32_t *order; /* nodes of threads, main first */
    uint32_t thread_count, order_capacity;
    uint32_t *queue; /* nodes to be followed */
    uint32_t queue_capacity;
    uint32_t *slot_nodes, *thread_nodes; /* by number: node + 1 */
    uint32_t slot_capacity, thread_capacity;
    uint32_t queued;
    uint32_t next_name, names_end; /* of one thread; then those of the shared range */
    JoinFinder *joins;
    NextOperation *next; /* of all threads */
    uint32_t next_count, next_capacity;
    Replaced *replaced; /* by slot */
    uint32_t replaced_capacity;
    uint32_t shared_names; /* the first that is free there */
    uint32_t *frames;      /* of one stack, the top one first */
    uint32_t frame_capacity;
};

/* What names in components look like: no slot has such a number. */
#define NAME_BIT 0x80000000u

static inline uint64_t symmetry_mix(uint64_t hash, uint64_t number)
{
    hash = (hash ^ number) * 0x9E3779B97F4A7C15u;
    return hash ^ hash >> 29;
}

bool symmetry_omits(const Symmetry *symmetry, const char *what); /* a mutation */

/* --- symmetry_contents.c --- */

/* Puts a canonical component at its place. */
void symmetry_put(Symmetry *symmetry, ContentsPlace *place, uint32_t id);
ContentsPlace *symmetry_place(ContentsTable *table, uint32_t number);

/* Of a component without mentions. */
uint32_t symmetry_plain_id(Symmetry *symmetry, ComponentKind kind, uint32_t component);

/* What the first state had and this one has not, and what other states before had. */
void symmetry_put_absent(Symmetry *symmetry);
void symmetry_clear_others(Symmetry *symmetry);

/* --- symmetry_graph.c --- */

bool symmetry_build_graph(Symmetry *symmetry);                  /* false: it has what is not understood */
bool symmetry_is_automatic(const Symmetry *symmetry, Ref slot); /* the name of a thread, in this slot */
uint32_t symmetry_target(const Symmetry *symmetry, Mention mention);   /* the node; UINT32_MAX: none */
uint32_t symmetry_list_frames(Symmetry *symmetry, uint32_t component); /* of a thread, into `frames` */
bool symmetry_is_left_out(const Symmetry *symmetry, ComponentKind kind, uint32_t component);

/* Calls `visit` for all that a node mentions, in an order that its content alone decides. */
typedef void VisitTarget(Symmetry *symmetry, uint32_t from, uint32_t to, uint32_t label);
void symmetry_visit(Symmetry *symmetry, uint32_t from, VisitTarget *visit);
void symmetry_add_edge(Symmetry *symmetry, uint32_t from, uint32_t to, uint32_t label);

/* --- symmetry_joins.c --- */

/* The component that a thread is taken to have; what it does next is noted, and others are replaced. */
uint32_t symmetry_look_ahead(Symmetry *symmetry, uint32_t thread, uint32_t component);
uint32_t symmetry_component(const Symmetry *symmetry, Ref slot, uint32_t component); /* of an object */
void symmetry_add_next_edges(Symmetry *symmetry);

/* --- symmetry_names.c, symmetry_renaming.c --- */

void symmetry_order_threads(Symmetry *symmetry);
void symmetry_name_all(Symmetry *symmetry);
void symmetry_put_nodes(Symmetry *symmetry);

#endif
