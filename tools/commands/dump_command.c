/* `clew dump`: a class file in readable form, or the internal code that its methods are translated to. */
#include <stdio.h>
#include <string.h>

#include "classfiles/classfile.h"
#include "classfiles/dump.h"
#include "classfiles/near_class.h"
#include "tools/commands.h"
#include "tools/program/launch.h"
#include "vm/vm.h"

static const OptionSpec options_of_dump[] = {
    LAUNCH_OPTIONS,
    {"--internal", NULL,
     "show the code that the VM executes: its own instructions, resolved where that is possible"},
    {0}};

static bool dump_internal_code(const Launch *launch, const char *name, Error *error)
{
    VmOptions options = {.max_heap = (size_t)64 << 20,
                         .java = classpath_feature(launch->classpath),
                         .jdk_home = launch->jdk_home,
                         .class_path = launch->class_path,
                         .config = launch->config};
    Vm *vm = vm_create(launch->program, &options);
    bool done = vm_dump_code(vm, name, stdout, error);
    vm_destroy(vm);
    return done;
}

static bool dump_class_file(const ClassBytes *found, Error *error)
{
    ClassFile *file = classfile_read(found->bytes, found->length, found->origin, error);
    if (file == NULL)
        return false;
    classfile_dump(file, stdout);
    classfile_free(file);
    return true;
}

static int dump_class(const Launch *launch, bool internal, Error *error)
{
    char name[1024], path[1024 + sizeof ".class"];
    ClassBytes found;
    snprintf(name, sizeof name, "%s", launch->main_class);
    for (char *c = name; *c; c++)
        if (*c == '.')
            *c = '/';
    snprintf(path, sizeof path, "%s.class", name);
    error->text[0] = '\0';
    if (!classpath_find(launch->classpath, path, &found, error)) {
        if (error->text[0] == '\0')
            error_no_class(error, launch->classpath, launch->main_class);
        return complain(error);
    }
    bool done = internal ? dump_internal_code(launch, name, error) : dump_class_file(&found, error);
    return done ? STATUS_FINE : complain(error);
}

static int run(const Command *command, int argc, char **argv)
{
    Options options = {0};
    Error error;
    Launch launch = {0};
    int index = 0, status;
    if (!options_parse(command->options, argc, argv, &index, &options, &error)
        || !launch_open(&launch, &options, argc, argv, &index, &error))
        status = complain(&error);
    else
        status = dump_class(&launch, options_has(&options, "--internal"), &error);
    launch_close(&launch);
    return status;
}

const Command dump_command = {
    .name = "dump",
    .usage = "dump [--internal] [-cp PATH] CLASS",
    .summary = "show a class file: constants, fields, methods, bytecode",
    .options = options_of_dump,
    .run = run,
};
