/* The place of a race in words, and whether the user wants to hear of it. */
#ifndef VM_RACES_RACE_PLACE_H
#define VM_RACES_RACE_PLACE_H

#include "base/bytes.h"
#include "vm/memory/machine.h"

void describe_place(const Vm *vm, const Object *object, uint32_t place, Bytes *text);

/* One of VmOptions.ignored_races fits "pack.Class.field" or what it is in, the class or a package; a star
 * stands for anything.  Of an array: "int[3]" or "int". */
bool race_is_ignored(const Vm *vm, const Object *object, uint32_t place);

#endif
