/* The options of `clew check`: one table (check_options.def) yields the struct of their values, the parser,
 * the table for help and completion, and what portfolios, trials, ranks and checkpoints must know of each. */
#ifndef TOOLS_CHECKING_CHECK_OPTIONS_H
#define TOOLS_CHECKING_CHECK_OPTIONS_H

#include "base/options.h"

/* Flags of the table.  An option that is neither FOR_PORTFOLIO nor FOR_MEMBERS belongs to one search. */
typedef enum CheckOptionFlag {
    SAYS_HOW = 1 << 0,         /* says how to search: another --search brings its own */
    FOR_PORTFOLIO = 1 << 1,    /* a portfolio takes it for itself */
    FOR_MEMBERS = 1 << 2,      /* a portfolio passes it on to every member */
    MAY_CHANGE = 1 << 3,       /* may differ between a checkpointed search and the one that resumes it */
    FOR_RANK_0 = 1 << 4,       /* may differ between ranks: only the first of them shows and writes */
    ONE_PROCESS = 1 << 5,      /* does not go with a distributed search */
    WRITES_FILE = 1 << 6,      /* trials cannot share it: all would write into the same file */
    NOT_REPEATED = 1 << 7,     /* left out of the command that finds the same error again */
    NAMES_SEARCH = 1 << 8,     /* its value is completed by the names of searches, */
    NAMES_HEURISTIC = 1 << 9,  /* of heuristics, */
    NAMES_PROPERTY = 1 << 10,  /* of properties, */
    NAMES_REDUCTION = 1 << 11, /* of reductions */
    IS_REPORT = FOR_PORTFOLIO | MAY_CHANGE | FOR_RANK_0 | WRITES_FILE | NOT_REPEATED
} CheckOptionFlag;

/* All values of an option that may be given often, in order. */
typedef struct OptionTexts {
    const char *list[OPTIONS_MAX];
    int count;
} OptionTexts;

/* Types of fields, by kind. */
typedef bool OptionSWITCH;
typedef int OptionCHOICE; /* an index into the values that the table lists */
typedef int64_t OptionNUMBER;
typedef double OptionDECIMAL;   /* 0: not given */
typedef const char *OptionTEXT; /* NULL: not given */
typedef OptionTexts OptionLIST;

/* What was given, as words and as values: a field for each option. */
typedef struct CheckOptions {
    Options given;
#define OPTION(kind, field, ...) Option##kind field;
#include "tools/checking/check_options.def"
} CheckOptions;

extern const OptionSpec check_options[]; /* ends with an entry without a name */

bool check_option_has(const char *name, CheckOptionFlag flag); /* false also for names that are no option */

/* Reads options from argv[*index] on up to the first word that is none, and checks numbers. */
bool check_options_parse(CheckOptions *options, int argc, char **argv, int *index, Error *error);

/* Does this command line leave the choice of searches to a portfolio: a time, but no search? */
bool check_options_want_portfolio(int argc, char **argv);

enum { RANKS_MAX = 65535 };

#endif
