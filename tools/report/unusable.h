/* Reports of a check that cannot be made: what a server reads must not look like success, nor be that of
 * yesterday. */
#ifndef TOOLS_REPORT_UNUSABLE_H
#define TOOLS_REPORT_UNUSABLE_H

#include "base/options.h"

/* Removes what is there under the names of the reports that were asked for. */
void reports_remove(const Options *options);

/* Writes the JSON, JUnit and SARIF reports that were asked for: the program (NULL: not known) cannot be used,
 * because of this.  What cannot be written is passed over: the message is told anyway. */
void reports_put_unusable(const Options *options, const char *program, const char *message);

/* The same where a command line cannot be understood as a whole: the options before its first word ask,
 * and those after a property file. */
void reports_refuse(const OptionSpec *specs, int argc, char **argv, const Error *error);

#endif
