/* Property files of Java PathFinder: `clew check FILE.jpf` runs the check that the file describes.
 * docs/jpf.md lists the keys. */
#ifndef TOOLS_JPF_JPF_H
#define TOOLS_JPF_JPF_H

#include "base/options.h"
#include "tools/common/string_list.h"

/* Replaces a FILE.jpf on the command line by the options, class and arguments that it stands for; other
 * command lines are copied.  Options of the command line come later and so override those of the file.  Keys
 * without a counterpart are reported on standard error. */
bool jpf_expand(const OptionSpec *specs, int argc, char **argv, StringList *expanded, Error *error);

#endif
