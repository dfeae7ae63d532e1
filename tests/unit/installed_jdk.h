/* The JDKs of this machine, for tests that need one. */
#ifndef TESTS_UNIT_INSTALLED_JDK_H
#define TESTS_UNIT_INSTALLED_JDK_H

/* A JDK of this version in /usr/lib/jvm, to be freed; NULL when there is none. */
char *installed_jdk(int feature);

#endif
