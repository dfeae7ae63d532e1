/* Suggestions for the message that a class was not found: the class that was probably meant. */
#ifndef CLASSFILES_NEAR_CLASS_H
#define CLASSFILES_NEAR_CLASS_H

#include "base/spelling.h"
#include "classfiles/classpath.h"

/* Sets "class NAME was not found on the class path", and what was meant: the same class in a package, one
 * with nearly this name, or a file that is no class name; false. */
bool error_no_class(Error *error, Classpath *path, const char *name);

/* " (did you mean -cp FOLDER NAME?)" for a class file at `origin` that says another name of itself than its
 * place does; empty: there is no such folder. */
const char *class_path_meant(const char *origin, const char *inside, char text[SUGGESTION_MAX]);

#endif
