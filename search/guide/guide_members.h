/* A guide from the inside: guide_members.c, by which heuristics are chosen and made, and guide.c, which asks
 * them. */
#ifndef SEARCH_GUIDE_GUIDE_MEMBERS_H
#define SEARCH_GUIDE_GUIDE_MEMBERS_H

#include "heuristics/plugin.h"
#include "search/guide.h"
#include "vm/vm.h"

enum { MEMBERS_MAX = 16 };
#define GUIDE_STATES_MAX ((size_t)1 << 32)

typedef struct GuideMember {
    const Heuristic *heuristic;
    Plugin *plugin;     /* that it comes from; NULL: none */
    char *text, *words; /* as given; cut into words, to which the settings point */
    OptionSpec *specs;  /* the heuristic's, and the weight */
    Options settings;
    double weight;
    void *self;
    uint32_t *memory;      /* by state; NULL: it remembers nothing */
    double *parent_values; /* by state; NULL: it revises nothing */
    double *values;        /* of the states met in this expansion */
    bool is_joined;        /* all but `values` belongs to the guide that it has joined, and `self` if that is
                              shared */
} GuideMember;

struct Guide {
    GuideMember members[MEMBERS_MAX];
    int count;
    uint64_t seed;
    Sight sight;
    double worst; /* value given so far */
    StateNumber parent;
    uint32_t depth;      /* of the states met */
    Choice choice;       /* being taken */
    StateNumber *states; /* met in this expansion, with what the program said of them, and their values */
    Interest *interests;
    double *sums;
    uint32_t met, capacity;
    uint32_t
        *expansions; /* by state: the last one, from 1 on, in which it was met; NULL: nobody wants to know */
    uint32_t expansion;
};

/* What others only wrap. */
static inline const Heuristic *member_innermost(const GuideMember *member)
{
    return member->heuristic->base != NULL && member->self != NULL ? member->heuristic->base(member->self)
                                                                   : member->heuristic;
}

uint64_t member_seed(const Guide *guide, const GuideMember *member);

/* The heuristic itself, by its settings; before and at the beginning of a search. */
void *member_create_self(const GuideMember *member, uint64_t seed, Error *error);
void member_destroy_self(GuideMember *member);
void member_free(GuideMember *member);

#endif
