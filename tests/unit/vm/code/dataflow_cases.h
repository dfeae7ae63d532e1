/* One assembled method of a class T, for tests of the dataflow pass.  T extends Animal, implements
 * java/lang/Runnable, and has the fields `int number`, `Object object`, `static int count`. */
#ifndef TESTS_UNIT_VM_CODE_DATAFLOW_CASES_H
#define TESTS_UNIT_VM_CODE_DATAFLOW_CASES_H

#include "vm/code/dataflow.h"

typedef struct Case {
    const char *descriptor; /* of a static method f, or, with `name`, of that instance method */
    unsigned max_stack, max_locals;
    const char *code; /* see assembler.h */
    const char *name;
    bool trusted; /* analysed without an oracle */
    bool old;     /* a class of version 49, which may use jsr and ret */
} Case;

/* The class; to be freed by classfile_free. */
ClassFile *case_class(const Case *example);

/* What the cases' classes are to each other: Dog and Cat extend Animal, Walker is an interface; the rest is
 * of the JDK. */
extern const TypeOracle case_oracle;

void expect_accepted(const Case *example);
void expect_refused(const Case *example, const char *message);

/* The result, in `arena`, for a method that must be accepted. */
const Dataflow *case_dataflow(const Case *example, Arena *arena);

/* The bits of a map as text: "0110" when slots 1 and 2 of the first four are set. */
void expect_map(const uint64_t *map, const char *bits);

/* CASE("(I)V", 1, 2, "code", .old = true): the fields in order, the last ones by name when wanted. */
#define CASE(...)            (&(Case){.descriptor = __VA_ARGS__})
#define ACCEPT(...)          expect_accepted(CASE(__VA_ARGS__))
#define REFUSE(message, ...) expect_refused(CASE(__VA_ARGS__), message)

#endif
