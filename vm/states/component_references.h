/* The references in components: the same that vm/memory/references.h visits in a live object or thread. */
#ifndef VM_STATES_COMPONENT_REFERENCES_H
#define VM_STATES_COMPONENT_REFERENCES_H

#include "vm/memory/references.h"
#include "vm/states/components.h"

/* Visits each reference of an object, null or not; its index is its offset in the payload. */
void component_each_reference(const Program *program, const ObjectComponent *object, VisitReference *visit,
                              void *context);
uint32_t component_reference_count(const Program *program, const ObjectComponent *object);

/* Visits those of a frame alone, and those of a thread without its frames; null or not, all with index 0. */
void component_each_of_frame(const Program *program, const FrameComponent *frame, VisitReference *visit,
                             void *context);
void component_each_of_thread(const ThreadComponent *thread, VisitReference *visit, void *context);

#endif
