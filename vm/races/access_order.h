/* What an access through the library orders: VarHandle, Unsafe, reflection and the atomic classes make
 * accesses of all modes, and what is declared of a field need not be how it is accessed. */
#ifndef VM_RACES_ACCESS_ORDER_H
#define VM_RACES_ACCESS_ORDER_H

#include "vm/memory/machine.h"

/* What an ordinary access to the place is: volatile, plain, or none that could race (a final field, a static
 * one of the library). */
Ordering declared_ordering(const Vm *vm, const Object *object, uint32_t place);

/* What the library's methods that make the thread's next access say of it; ORDERING_OPEN: nothing. */
Ordering library_ordering(const Thread *thread);

/* Of an access to the place by `method` of Unsafe, which the thread's top frame calls. */
Ordering unsafe_ordering(const Vm *vm, const Thread *thread, const Method *method, const Object *object,
                         uint32_t place);

/* How such an access is made, as a set of ACCESS_... (access_history.h). */
int ordering_how(Ordering ordering, bool reads, bool writes);

#endif
