/* Which classes of the embedded library are left to the JDK (--library).  A class that is chosen brings along
 * those that rest on its insides, or it on theirs: in a JDK they are written together, and so are ours. */
#ifndef CLASSFILES_LIBRARY_CHOICE_H
#define CLASSFILES_LIBRARY_CHOICE_H

#include "classfiles/classpath.h"

/* `wanted`: "own", "jdk" (all but what the VM must own) or "jdk=" and patterns of class names, separated by
 * commas; '*' stands for anything.  The class path must hold the library and the JDK.  false and a message:
 * a pattern that no class has, a class that the VM must own, no JDK. */
bool library_choose(Classpath *path, const char *wanted, Error *error);

/* Must this class of the embedded library (an internal name) be the VM's? */
bool library_is_fixed(const char *name);

#endif
