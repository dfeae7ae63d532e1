/* The transport of a process that is on its own; see transport_open.h. */
#include "tools/ranks/transport_open.h"

Transport *transport_open(void) { return transport_single(); }
