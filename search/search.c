/* The table of all searches, from searches.def; the links from states back to the first one; and the report
 * of violations. */
#include "search/search.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/reserve.h"

#define SEARCH(identifier, name) extern const Search identifier##_search;
#include "search/searches.def"

static const Search *const searches[] = {
#define SEARCH(identifier, name) &identifier##_search,
#include "search/searches.def"
};

enum { SEARCH_COUNT = sizeof searches / sizeof searches[0] };

const Search *search_at(int index) { return index < SEARCH_COUNT ? searches[index] : NULL; }

const Search *search_find(const char *name)
{
    for (int i = 0; i < SEARCH_COUNT; i++)
        if (strcmp(searches[i]->name, name) == 0)
            return searches[i];
    return NULL;
}

const char *const *search_names(void)
{
    static const char *const names[] = {
#define SEARCH(identifier, name) name,
#include "search/searches.def"
        NULL};
    return names;
}

static const size_t LINKS_MAX = (size_t)1 << 32;

void links_create(Links *links)
{
    links->parent = reserve_plain(LINKS_MAX * sizeof *links->parent);
    links->choice = reserve_plain(LINKS_MAX * sizeof *links->choice);
}

void links_set(Links *links, StateNumber state, StateNumber parent, int choice)
{
    assert(state != NO_STATE && choice >= 0 && choice <= UINT16_MAX);
    assert((parent != NO_STATE || state == 0) && "only the first state has no parent");
    links->parent[state] = parent;
    links->choice[state] = (uint16_t)choice;
}

void links_free(Links *links)
{
    if (links->parent == NULL)
        return;
    reserve_destroy(links->parent, LINKS_MAX * sizeof *links->parent);
    reserve_destroy(links->choice, LINKS_MAX * sizeof *links->choice);
}

uint16_t *links_path(const Links *links, StateNumber state, uint32_t *length)
{
    *length = 0;
    for (StateNumber s = state; links->parent[s] != NO_STATE; s = links->parent[s]) {
        ++*length;
        assert(*length < NO_STATE && "links lead back to the first state, without a circle");
    }
    uint16_t *path = memory_allocate((*length + 1) * sizeof *path);
    uint32_t at = *length;
    for (StateNumber s = state; links->parent[s] != NO_STATE; s = links->parent[s])
        path[--at] = links->choice[s];
    assert(at == 0);
    return path;
}

bool search_report_violation(SearchContext *context, StateNumber state)
{
    context->figures.violations++;
    context->figures.error = state;
    return context->on_violation == NULL || context->on_violation(context->observer, context, state);
}

bool search_check_state(SearchContext *context, StateNumber state)
{
    return context->space->is_violation(context->space) && search_report_violation(context, state);
}
