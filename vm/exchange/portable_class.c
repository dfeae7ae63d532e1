/* Classes by the names that they have in every process; see portable_format.h. */
#include <string.h>

#include "vm/exchange/portable_format.h"
#include "vm/generated/bootstrap.h"
#include "vm/memory/machine.h"

static Class *find_primitive(const Program *program, const char *name)
{
    for (int i = 0; i < 9; i++)
        if (strcmp(program->primitives[i]->name, name) == 0)
            return program->primitives[i];
    return NULL;
}

/* The element's class first: it may be hidden. */
static Class *find_array(Vm *vm, const char *name)
{
    const char *element = name + strspn(name, "[");
    if (element[0] == 'L') {
        char inner[PORTABLE_CLASS_NAME_MAX + 1] = "";
        strncpy(inner, element + 1, sizeof inner - 1);
        inner[strcspn(inner, ";")] = '\0';
        if (bootstrap_class(vm, inner) == NULL)
            return NULL;
    }
    return program_class(vm->program, name);
}

/* A call site that cannot be linked throws: that is nothing to the running program. */
Class *portable_class(Vm *vm, const char *name, bool is_primitive)
{
    if (is_primitive)
        return find_primitive(vm->program, name);
    Thread *thread = vm->thread;
    Ref exception = thread != NULL ? thread->exception : 0;
    bool has_complained = vm->end.fatal.text[0] != '\0'; /* before this */
    Class *class = name[0] == '[' ? find_array(vm, name) : bootstrap_class(vm, name);
    if (thread != NULL)
        thread->exception = exception;
    if (!has_complained)
        vm->end.fatal.text[0] = '\0';
    return class;
}
