/* Property files of Java PathFinder: `clew check FILE.jpf` is the check that the file describes; docs/jpf.md
 * has the keys. */
#ifndef TOOLS_JPF_JPF_H
#define TOOLS_JPF_JPF_H

#include "base/options.h"
#include "tools/common/string_list.h"

/* The command line with the options, the class and the arguments that a FILE.jpf in it stands for; without
 * such a file, the same again. What the command line says itself comes later, and so wins.  Keys that are not
 * understood are named on stderr. */
bool jpf_expand(const OptionSpec *specs, int argc, char **argv, StringList *expanded, Error *error);

#endif
