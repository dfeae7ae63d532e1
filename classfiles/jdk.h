/* What can be learned about a JDK from the files in its home. */
#ifndef CLASSFILES_JDK_H
#define CLASSFILES_JDK_H

#include <stdbool.h>

bool jdk_is_home(const char *home); /* has lib/modules or jmods/java.base.jmod */
int jdk_feature(const char *home);  /* 17 for Java 17.0.2; 0 when its `release` file does not say */

#endif
