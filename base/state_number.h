/* States are numbers, to the VM that stores them and to the searches that explore them: dense, 0, 1, 2... in
 * the order of discovery; 0 is the first state. */
#ifndef BASE_STATE_NUMBER_H
#define BASE_STATE_NUMBER_H

#include <stdint.h>

typedef uint32_t StateNumber;
#define NO_STATE UINT32_MAX

#endif
