/* Read-only queries about a VM that stands at a choice point: all that a heuristic sees of a program. */
#ifndef VM_VIEW_H
#define VM_VIEW_H

#include <stdbool.h>
#include <stdint.h>

#include "vm/choice.h"
#include "vm/value.h"

/* What coverage counts (vm/coverage.h): how often threads entered basic blocks and took branches of the
 * program's own code, by numbers that are dense over the program. */
typedef enum CoverKind { COVER_BLOCKS, COVER_BRANCHES, COVER_KINDS } CoverKind;

/* In one step: how often a thread entered a block or took a branch. */
typedef struct CoverCount {
    uint32_t number, thread;
    uint64_t times;
} CoverCount;

enum { ANY_THREAD = -1 };

typedef struct Vm Vm;
typedef struct Program Program;
typedef struct Class Class;
typedef struct Field Field;
typedef struct Method Method;

Program *view_program(const Vm *vm); /* for vm/control_flow.h */

/* Threads have the same numbers in every state.  A thread lives from its start to its end; the main thread's
 * end is that of main. */
uint32_t view_thread_count(const Vm *vm); /* threads that there have been so far in any state */
bool view_thread_is_live(const Vm *vm, uint32_t thread);
bool view_thread_is_blocked(const Vm *vm,
                            uint32_t thread); /* it lives and could not go on if it were chosen */
uint32_t view_live_threads(const Vm *vm);
uint32_t view_blocked_threads(const Vm *vm);

/* Of a live thread: its name, a copy to be freed; its class as Java writes it
 * ("bench.DiningPhil$Philosopher"). */
char *view_thread_name(const Vm *vm, uint32_t thread);
const char *view_thread_class(const Vm *vm, uint32_t thread, char *buffer, uint32_t size);

/* A thread waits for a value that an abstraction left open. */
bool view_awaits_abstract_choice(const Vm *vm);

/* What was executed, if the VM has counted it (see coverage.h): in the last step, each block or branch once;
 * and since the program began, by a thread or ANY_THREAD, on all paths together. */
const CoverCount *view_step(const Vm *vm, CoverKind kind, uint32_t *count);
uint64_t view_times(const Vm *vm, CoverKind kind, uint32_t number, int thread);
uint32_t view_number_limit(const Vm *vm, CoverKind kind,
                           uint32_t thread); /* above all numbers that the thread has executed; 0: none */
uint32_t view_covered(const Vm *vm, CoverKind kind); /* how many were executed at all */

/* How many branches the program's own classes have; by the order in which they were loaded. */
uint32_t view_class_count(const Vm *vm);
uint64_t view_class_branches(const Vm *vm, uint32_t class);

/* --- the program's code: view_code.c --- */

/* Frames of a live thread, from the top: the next instruction of the top frame, the calling instruction of
 * the others.  A frame in which the VM initializes a class has no code; the instruction below it is executed
 * again afterwards. */
typedef struct ViewFrame {
    const Method *method;
    uint32_t offset; /* of the bytecode */
    bool is_initialization;
} ViewFrame;
uint32_t view_frame_count(const Vm *vm, uint32_t thread);
ViewFrame view_frame(const Vm *vm, uint32_t thread, uint32_t index);

/* Local variables of a frame where it stands, by the class file's table of them (javac -g); without one,
 * `this` alone.  Values that are never read again are not kept in states. */
typedef struct ViewLocal {
    const char *name, *descriptor;
    bool is_kept;
    Value value;
} ViewLocal;
bool view_local(const Vm *vm, uint32_t thread, uint32_t frame, uint32_t index,
                ViewLocal *local); /* false: there are not so many */

const Method *view_method_at(const Class *class,
                             uint32_t index); /* of those that it declares; NULL after the last */
const char *view_method_name(const Method *method);
const Class *view_method_class(const Method *method);
uint32_t view_code_length(const Method *method);      /* in bytes; 0: it has no code */
int view_line(const Method *method, uint32_t offset); /* of the source; 0: not known */
/* "Main.java", of a class that need not be loaded, by its internal name.  false: not known. */
bool view_source_file(const Vm *vm, const char *name, char *file, uint32_t size);

/* --- the program's data: view_data.c --- */

/* Kinds are those of descriptors: 'Z' 'B' 'C' 'S' 'I' 'J' 'F' 'D', and 'L' for every reference.  Values of
 * the first five are ints, in `i`. */

/* Classes have internal names ("bench/BufferExample$Buffer").  NULL: there is none.  Loading initializes
 * nothing and changes no state. */
const Class *view_load_class(const Vm *vm, const char *name);
const Class *view_loaded_class(const Vm *vm, const char *name);
const char *view_class_name(const Class *class, char *buffer, uint32_t size); /* as Java writes it */
const char *view_internal_name(const Class *class);
const Class *view_element_class(const Class *array, char *kind); /* NULL: no array.  kind: of the elements */
char **view_program_classes(
    const Vm *vm, uint32_t *count); /* names, as Java writes them, on the class path; all to be freed */

/* Fields by name: the one that the class declares or the nearest that it inherits.  `index`: which of its
 * fields, inherited ones after its own. */
const Field *view_find_field(const Vm *vm, const Class *class, const char *name);
const Field *view_field_at(const Class *class, uint32_t index); /* NULL after the last */
const Field *view_field_below(const Vm *vm, const Class *class, const char *name,
                              const Field *after); /* what loaded subclasses declare, one after the other */
const char *view_field_name(const Field *field);
char view_field_kind(const Field *field);
bool view_field_is_static(const Field *field);
const Class *view_field_class(
    const Vm *vm,
    const Field *field); /* of kind 'L': what it is declared to hold; NULL: that cannot be loaded */
bool view_constant(const Field *field,
                   Value *value); /* false: it is no static final number known to the compiler */

/* Values.  false: there is none, because the class's initializer has not begun, the object is null or of
 * another class, the index out of bounds. */
bool view_static(const Vm *vm, const Field *field, Value *value);
bool view_is_being_initialized(
    const Vm *vm, const Field *field); /* the field's class: its initializer has begun and not ended */
bool view_field(const Vm *vm, Ref object, const Field *field, Value *value);
bool view_field_like(const Vm *vm, Ref object, const Field *like,
                     Value *value); /* what the object has of this name and kind */
bool view_element(const Vm *vm, Ref array, int64_t index, Value *value);
bool view_length(const Vm *vm, Ref array, int32_t *length);
const Class *view_object_class(const Vm *vm, Ref object); /* NULL: null */
char *view_text(const Vm *vm, Ref string);                /* UTF-8, to be freed; NULL: not a String */

#endif
