/* The command line as java has it, brought into the form of clew's own options. */
#ifndef TOOLS_COMMON_JAVA_WORDS_H
#define TOOLS_COMMON_JAVA_WORDS_H

#include "base/options.h"
#include "tools/common/string_list.h"

/* Copies the words up to the main class with
 *
 *     @FILE                                  replaced by the words in the file; @@WORD is @WORD
 *     -classpath P, --class-path P or =P     as -cp P
 *     -DKEY=VALUE, -DKEY                     as -D KEY=VALUE, -D KEY=
 *     -ea, -da, -ea:WHERE, -da:WHERE, and their long names   as --assertions on, off, on:WHERE, off:WHERE
 *     -p P, -m MODULE/CLASS, --module...     as --module-path P, --module MODULE/CLASS
 *
 * and the rest as it is.  `specs`: of the command, and `more` if there are (NULL: there are not), to know
 * which options have values.  Words of an unknown option after -jar FILE belong to the program, unless an
 * option may be meant; an option "--" is put before them. */
bool java_words(const OptionSpec *specs, const OptionSpec *more, int argc, char **argv, StringList *words,
                Error *error);

#endif
