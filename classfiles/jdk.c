/* Finds a JDK on this machine (the one asked for, JAVA_HOME, `java` or `javac` on PATH, the newest one
 * installed) and reads its version from its `release` file. */
#include "classfiles/jdk.h"

#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "classfiles/classpath.h"

static const char JVM_FOLDER[] = "/usr/lib/jvm";

static bool has_file(const char *home, const char *file)
{
    char path[PATH_MAX];
    return snprintf(path, sizeof path, "%s/%s", home, file) < PATH_MAX && access(path, R_OK) == 0;
}

bool jdk_is_home(const char *home)
{
    return has_file(home, "lib/modules") || has_file(home, "jmods/java.base.jmod");
}

int jdk_feature(const char *home)
{
    char line[1024];
    snprintf(line, sizeof line, "%s/release", home);
    FILE *release = fopen(line, "r");
    int feature = 0;
    while (release && feature == 0 && fgets(line, sizeof line, release))
        sscanf(line, "JAVA_VERSION=\"%3d", &feature);
    if (release)
        fclose(release);
    return feature;
}

/* The home of a "java" that lies in `folder`, links followed: what is left of /home/bin/java. */
static char *home_of_program(const char *folder, const char *program)
{
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/%s", folder, program) >= PATH_MAX || access(path, X_OK) != 0)
        return NULL;
    char *real = realpath(path, NULL);
    for (int up = 0; real && up < 2; up++) {
        char *slash = strrchr(real, '/');
        if (slash)
            *slash = '\0';
    }
    if (real && jdk_is_home(real))
        return real;
    free(real);
    return NULL;
}

static char *home_on_path(const char *program)
{
    const char *variable = getenv("PATH");
    char *copy = memory_copy_string(variable ? variable : ""), *rest = copy, *folder, *home = NULL;
    while (home == NULL && (folder = strsep(&rest, ":")) != NULL)
        home = home_of_program(folder, program);
    free(copy);
    return home;
}

static char *newest_installed(void)
{
    struct dirent **entries;
    int count = scandir(JVM_FOLDER, &entries, NULL, alphasort), newest = -1;
    char *home = NULL;
    for (int i = 0; i < count; i++) {
        char path[PATH_MAX];
        bool usable = entries[i]->d_name[0] != '.'
                      && snprintf(path, sizeof path, "%s/%s", JVM_FOLDER, entries[i]->d_name) < PATH_MAX
                      && jdk_is_home(path);
        if (usable && jdk_feature(path) > newest) {
            newest = jdk_feature(path);
            free(home);
            home = memory_copy_string(path);
        }
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    return home;
}

char *classpath_find_jdk(const char *wanted, Error *error)
{
    error->text[0] = '\0';
    if (wanted != NULL) {
        if (jdk_is_home(wanted))
            return memory_copy_string(wanted);
        error_set(error, "%s: not a JDK, it has neither lib/modules nor jmods", wanted);
        return NULL;
    }
    const char *java_home = getenv("JAVA_HOME");
    if (java_home != NULL && jdk_is_home(java_home))
        return memory_copy_string(java_home);
    char *home = home_on_path("java");
    if (home == NULL)
        home = home_on_path("javac");
    if (home == NULL && jdk_is_home("/usr/lib/jvm/default-java"))
        home = memory_copy_string("/usr/lib/jvm/default-java");
    if (home == NULL)
        home = newest_installed();
    if (home == NULL)
        error_set(error, "no JDK found: not in JAVA_HOME, on PATH, or in %s", JVM_FOLDER);
    return home;
}
