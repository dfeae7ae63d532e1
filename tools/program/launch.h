/* From command-line options to a program that is ready to start: class path, JDK, main class. */
#ifndef TOOLS_PROGRAM_LAUNCH_H
#define TOOLS_PROGRAM_LAUNCH_H

#include "base/error.h"
#include "base/options.h"
#include "vm/vm.h"

/* The options that every command that loads a program has: name, value, help of each, and all for its table.
 */
#define LAUNCH_CP  "-cp", "PATH", "where classes are: folders, jars, jmods, separated by ':' (default: .)"
#define LAUNCH_JAR "-jar", "FILE", "run the Main-Class of this jar"
#define LAUNCH_JDK   \
    "--jdk", "HOME", \
        "a JDK for classes that clew's own library lacks ('none': no JDK); default: JAVA_HOME, java on PATH"
#define LAUNCH_LIBRARY                                                                                         \
    "--library", "WHICH",                                                                                      \
        "own (default): clew's own classes of the Java library, where it has them; jdk: the code of the JDK; " \
        "jdk=PATTERN,...: that of the JDK for these classes, as java.util.concurrent.*"
#define LAUNCH_CONFIG        \
    "--config", "KEY=VALUE", \
        "a value for the program's Verify.getInt(KEY) and similar methods; may be repeated"
#define LAUNCH_ALLOW                    \
    "--allow", "exec,net,write=DIR...", \
        "what the program may do outside of the search: start processes, use the network, write files in DIR"
#define LAUNCH_OPTIONS \
    {LAUNCH_CP}, {LAUNCH_JAR}, {LAUNCH_JDK}, {LAUNCH_LIBRARY}, { LAUNCH_CONFIG }

typedef struct Launch {
    Classpath *classpath;
    Program *program;
    char *jdk_home;   /* NULL: none was found or wanted */
    char *library;    /* --library, as it was given */
    char *class_path; /* as text, for java.class.path */
    char *main_class;
    const char *config[OPTIONS_MAX + 1]; /* as they were given; ends with NULL */
    bool may_exec, may_net;              /* --allow */
    const char **writable;               /* folders of --allow write=DIR; ends with NULL; NULL: none */
} Launch;

/* `argv[*index]` is the first word after the options: the main class, unless -jar names it.  *index moves
 * past it. */
bool launch_open(Launch *launch, const Options *options, int argc, char **argv, int *index, Error *error);
void launch_close(Launch *launch);

/* Options that come after the main class go to the program; who did not mean that should know. */
void launch_note_late_options(const OptionSpec *specs, int argc, char **argv);

#endif
