/* A distributed check: parse, open, compare what was opened, search, gather; then the first rank confirms and
 * reports, as a check by one process does.  No rank goes on if one of them cannot. */
#include "tools/ranks/ranks_check.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/settings.h"
#include "search/vm_shared_space.h"
#include "tools/checking/layout_walks.h"
#include "tools/commands.h"
#include "tools/ranks/ranks.h"

bool ranks_take_part(const Transport *transport, int argc, char **argv)
{
    Options options = {0};
    Error error; /* the check will report it */
    int index = 0;
    if (transport->count > 1)
        return true;
    if (!options_parse(check_options, argc, argv, &index, &options, &error))
        return false;
    char *name = memory_copy_string(options_text(&options, "--search", ""));
    name[settings_name_length(name)] = '\0';
    const Search *search = search_find(name);
    free(name);
    return search != NULL && search->is_distributed;
}

/* Each rank lays its vector out as it likes: what it tells others does not depend on that. */
static void share_program(Check *check, VmSharedSpace *shared)
{
    session_learn_layout(&check->session);
    vm_shared_space_open(shared, check->session.vm, check->session.states, check->asked.session.properties,
                         check->transport->count);
    check->search.shared = &shared->space;
}

/* Only the first rank's answer includes whether the error is confirmed. */
static bool find_errors(Check *check, VmSharedSpace *shared, RankFigures *figures, int argc, char **argv,
                        Error *error)
{
    Transport *transport = check->transport;
    if (!ranks_agree(transport, check_parse(check, argc, argv, error), error)
        || !ranks_agree(transport, check_open(check, error), error))
        return false;
    assert(check_is_distributed(check) && "check_parse rejects other searches by several processes");
    share_program(check, shared);
    if (!ranks_are_alike(check, error) || !ranks_agree(transport, check_search(check, error), error))
        return false;
    ranks_gather(check, figures);
    return transport->rank != 0 || check_confirm(check, error);
}

/* Has the search of some rank shown that all must start over?  Then all know why. */
static bool ranks_must_restart(Check *check)
{
    Error why = {""};
    const Session *session = &check->session;
    unsigned refuted = session_refuted(session), by_any = 0;
    bool holds = !session_wants_time(session) || error_set(&why, "time is wanted");
    bool is_timeless = ranks_agree(check->transport, holds, &why);
    for (int i = 0; i < REDUCTION_COUNT; i++) {
        holds = !(refuted >> i & 1) || error_set(&why, "a reduction is refuted");
        if (REDUCTIONS_REFUTABLE >> i & 1 && !ranks_agree(check->transport, holds, &why))
            by_any |= 1u << i;
    }
    check->restarts.clock_was_read |= !is_timeless;
    check->restarts.refuted |= by_any;
    return !is_timeless || by_any != 0;
}

int ranks_check(Transport *transport, int argc, char **argv)
{
    Error error;
    Check check = check_begin(transport);
    VmSharedSpace shared = {0};
    RankFigures *figures = memory_allocate((size_t)transport->count * sizeof *figures);
    bool is_fine = find_errors(&check, &shared, figures, argc, argv, &error);
    while (ranks_must_restart(&check)) {
        if (shared.vm != NULL)
            vm_shared_space_close(&shared);
        shared = (VmSharedSpace){0};
        check_restart(&check);
        is_fine = find_errors(&check, &shared, figures, argc, argv, &error);
    }
    int status = STATUS_FINE;
    if (transport->rank == 0)
        status =
            is_fine && check_report(&check, &error) ? check_status(&check) : check_refuse(&check, &error);
    if (shared.vm != NULL)
        vm_shared_space_close(&shared);
    check_end(&check);
    free(figures);
    return status;
}
