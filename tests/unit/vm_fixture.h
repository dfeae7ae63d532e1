/* A Program over the embedded library alone, classes made by the assembler, and running them: for tests of
 * the VM. */
#ifndef TESTS_UNIT_VM_FIXTURE_H
#define TESTS_UNIT_VM_FIXTURE_H

#include "tests/unit/assembler.h"
#include "vm/memory/machine.h"
#include "vm/vm.h"

typedef struct Fixture {
    Classpath *path;
    Program *program;
} Fixture;

Fixture fixture_open(void);
void fixture_close(Fixture *fixture);

/* A class of version 49 (so that code needs no stack maps) to add members to. */
ClassBuilder fixture_class(const char *name, const char *super, unsigned flags);
void fixture_constructor(ClassBuilder *builder, const char *super);
void fixture_method(ClassBuilder *builder, unsigned flags, const char *name, const char *descriptor,
                    const char *code);

/* Finishes and defines the class, as part of the program.  _refused: expects a message instead. */
Class *fixture_define(Fixture *fixture, ClassBuilder *builder);
void fixture_define_refused(Fixture *fixture, ClassBuilder *builder, const char *message);

Vm *fixture_vm(Fixture *fixture, VmOptions options);
Vm *fixture_start(Fixture *fixture, const char *main_class, VmOptions options);

/* Runs main of a class to its end and expects this on standard output. */
void fixture_expect(Fixture *fixture, const char *main_class, const char *output);

/* What the VM's program has printed, to be freed. */
char *fixture_output(const Vm *vm);

Method *fixture_find(Class *class, const char *name, const char *descriptor);

#endif
