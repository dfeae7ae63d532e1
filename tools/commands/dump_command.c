/* `clew dump`: a class file in readable form. */
#include <stdio.h>
#include <string.h>

#include "classfiles/classfile.h"
#include "classfiles/dump.h"
#include "classfiles/near_class.h"
#include "tools/commands.h"
#include "tools/program/launch.h"

static const OptionSpec options_of_dump[] = {LAUNCH_OPTIONS, {0}};

static int dump_class(Launch *launch, Error *error)
{
    char name[1024];
    ClassBytes found;
    snprintf(name, sizeof name, "%s", launch->main_class);
    for (char *c = name; *c; c++)
        if (*c == '.')
            *c = '/';
    strncat(name, ".class", sizeof name - strlen(name) - 1);
    error->text[0] = '\0';
    if (!classpath_find(launch->classpath, name, &found, error)) {
        if (error->text[0] == '\0')
            error_no_class(error, launch->classpath, launch->main_class);
        return complain(error);
    }
    ClassFile *file = classfile_read(found.bytes, found.length, found.origin, error);
    if (file == NULL)
        return complain(error);
    classfile_dump(file, stdout);
    classfile_free(file);
    return STATUS_FINE;
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
        status = dump_class(&launch, &error);
    launch_close(&launch);
    return status;
}

const Command dump_command = {
    .name = "dump",
    .usage = "dump [-cp PATH] CLASS",
    .summary = "show a class file: constants, fields, methods, bytecode",
    .options = options_of_dump,
    .run = run,
};
