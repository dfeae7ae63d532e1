/* From command-line options to a program that is ready to start: class path, JDK, main class. */
#ifndef TOOLS_PROGRAM_LAUNCH_H
#define TOOLS_PROGRAM_LAUNCH_H

#include "base/error.h"
#include "base/options.h"
#include "tools/common/string_list.h"
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
#define LAUNCH_DEFINE \
    "-D", "KEY=VALUE", "a system property of the program, also as -DKEY=VALUE; may be repeated"
#define LAUNCH_ASSERTIONS                                                                                 \
    "--assertions", "WHAT",                                                                               \
        "on, off, or on:WHERE, off:WHERE for a class, a package and its subpackages (my.pack...) or the " \
        "unnamed one (...): assert statements; the same as -ea, -da, -ea:WHERE, -da:WHERE; may be repeated"
#define LAUNCH_IGNORE_RACE                                                                                   \
    "--ignore-race", "PATTERN",                                                                              \
        "do not report races on this field (pack.Class.field), or on those of a class or package; * stands " \
        "for anything; may be repeated"
#define LAUNCH_IGNORE_RACES \
    "--ignore-races", "FILE", "the same for each line of a file that is not empty and does not begin with #"
#define LAUNCH_MODULE_PATH \
    "--module-path", "PATH", "modules (folders, jars, folders of these), added to the class path; also as -p"
#define LAUNCH_MODULE "--module", "NAME/CLASS", "run this class of a module; also as -m"
#define LAUNCH_OPTIONS                                                                                \
    {LAUNCH_CP}, {LAUNCH_JAR}, {LAUNCH_MODULE_PATH}, {LAUNCH_MODULE}, {LAUNCH_JDK}, {LAUNCH_LIBRARY}, \
        {LAUNCH_CONFIG}, {LAUNCH_DEFINE},                                                             \
    {                                                                                                 \
        LAUNCH_ASSERTIONS                                                                             \
    }

typedef struct Launch {
    Classpath *classpath;
    Program *program;
    char *jdk_home;   /* NULL: none was found or wanted */
    char *library;    /* --library, as it was given */
    char *class_path; /* as text, for java.class.path */
    char *main_class;
    const char *config[OPTIONS_MAX + 1];     /* as they were given; ends with NULL */
    const char *defined[OPTIONS_MAX + 1];    /* system properties, "key=value"; ends with NULL */
    const char *assertions[OPTIONS_MAX + 1]; /* "on", "off:WHERE"; ends with NULL */
    StringList ignored_races;                /* patterns */
    bool may_exec, may_net;                  /* --allow */
    const char **writable;                   /* folders of --allow write=DIR; ends with NULL; NULL: none */
} Launch;

/* `argv[*index]` is the first word after the options: the main class, unless -jar names it.  *index moves
 * past it. */
bool launch_open(Launch *launch, const Options *options, int argc, char **argv, int *index, Error *error);
void launch_close(Launch *launch);

/* Options that come after the main class go to the program; who did not mean that should know. */
void launch_note_late_options(const OptionSpec *specs, int argc, char **argv);

#endif
