/* The post of a process that is on its own; see post_open.h. */
#include "tools/ranks/post_open.h"

Post *post_open(void) { return post_alone(); }
