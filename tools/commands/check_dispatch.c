/* The command `check`: expands a property file, then lets a wrapper or the check itself (check_command.c) do
 * the work.  A portfolio runs checks as processes; --ranks starts mpirun; each of its processes then comes
 * here again and takes part in a distributed check. */
#include "search/transport.h"
#include "tools/checking/check.h"
#include "tools/commands.h"
#include "tools/jpf/jpf.h"
#include "tools/portfolio/portfolio.h"
#include "tools/ranks/mpirun.h"
#include "tools/ranks/ranks_check.h"
#include "tools/report/unusable.h"

static int check_here(int argc, char **argv)
{
    Transport *transport = transport_open();
    int status = ranks_take_part(transport, argc, argv) ? ranks_check(transport, argc, argv)
                                                        : check_run(transport, argc, argv);
    transport->close(transport);
    return status;
}

static int dispatch(int argc, char **argv)
{
    Error error;
    int ranks;
    if (check_options_want_portfolio(argc, argv))
        return portfolio_check(argc, argv);
    if (mpirun_is_requested(check_options, argc, argv, &ranks, &error))
        return mpirun_run(&(MpirunCommand){"check", check_options, false}, ranks, argc, argv);
    return ranks < 0 ? complain(&error) : check_here(argc, argv);
}

static int run(const Command *command, int argc, char **argv)
{
    StringList words = {0};
    Error error;
    bool is_understood = jpf_expand(command->options, argc, argv, &words, &error);
    if (!is_understood)
        reports_refuse(command->options, argc, argv, &error);
    int status = is_understood ? dispatch(words.count, words.list) : complain(&error);
    string_list_free(&words);
    return status;
}

const Command check_command = {
    .name = "check",
    .usage = "[check] [options] [-cp PATH] MAIN [ARGS...], or FILE.jpf [options] [ARGS...]",
    .summary = "search every schedule and every choice (the default command)",
    .options = check_options,
    .notes = portfolio_notes,
    .run = run,
};
