/* Accesses to mapped files whose end was cut off. */
#ifndef TOOLS_COMMON_FAULTS_H
#define TOOLS_COMMON_FAULTS_H

#include <signal.h>

/* From now on such an access finds zeros, and raises the count that is returned. */
const volatile sig_atomic_t *faults_catch(void);

#endif
