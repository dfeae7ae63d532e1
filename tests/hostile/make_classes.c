/* Makes the class files of the .cases files here: each case in a folder of its own, and a list of what is
 * expected.
 *
 *   make_classes OUT CASES...
 *
 * A case is
 *
 *   case NAME STATUS TEXT        run class NAME: the exit status, and what stderr must contain
 *   class NAME [extends X] [implements Y] [flags N] [version N] [file F]
 *   field FLAGS NAME DESCRIPTOR
 *   bare FLAGS NAME DESCRIPTOR                           a method without code
 *   method FLAGS NAME DESCRIPTOR STACK LOCALS CODE       code as in tests/unit/assembler.h
 *   main STACK LOCALS CODE                               public static void main(String[])
 *   init                                                 a public constructor that does nothing
 *
 * with any number of classes.  Lines that begin with # are comments.  OUT/list has a line "NAME STATUS TEXT"
 * per case. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tests/unit/assembler.h"

typedef struct Maker {
    const char *out;
    FILE *list;
    char name[256];             /* of the case */
    char file[256], super[256]; /* of the class being made; file "" when there is none */
    ClassBuilder builder;
} Maker;

static void fail(const char *what, const char *which)
{
    fprintf(stderr, "make_classes: %s %s\n", what, which);
    exit(1);
}

static const char *word(char **rest)
{
    const char *found = strtok_r(NULL, " ", rest);
    if (found == NULL)
        fail("a line is cut short", "");
    return found;
}

static unsigned number(char **rest) { return (unsigned)strtoul(word(rest), NULL, 0); }

static void make_folders(const char *path)
{
    char part[1024];
    for (const char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        snprintf(part, sizeof part, "%.*s", (int)(slash - path), path);
        if (mkdir(part, 0777) != 0 && errno != EEXIST)
            fail("cannot make folder", part);
    }
}

static void finish_class(Maker *maker)
{
    if (maker->file[0] == '\0')
        return;
    char path[1024];
    snprintf(path, sizeof path, "%s/%s/%s.class", maker->out, maker->name, maker->file);
    make_folders(path);
    Bytes bytes = builder_finish(&maker->builder);
    FILE *file = fopen(path, "wb");
    if (file == NULL || fwrite(bytes.data, 1, bytes.length, file) != bytes.length || fclose(file) != 0)
        fail("cannot write", path);
    bytes_free(&bytes);
    maker->file[0] = '\0';
}

static void begin_case(Maker *maker, char *rest)
{
    finish_class(maker);
    snprintf(maker->name, sizeof maker->name, "%s", word(&rest));
    unsigned status = number(&rest);
    fprintf(maker->list, "%s %u %s\n", maker->name, status, rest == NULL ? "" : rest);
}

static void begin_class(Maker *maker, char *rest)
{
    finish_class(maker);
    maker->builder = builder_start();
    ClassBuilder *builder = &maker->builder;
    const char *name = word(&rest), *option;
    builder->this_class = builder_class(builder, name);
    snprintf(maker->file, sizeof maker->file, "%s", name);
    snprintf(maker->super, sizeof maker->super, "java/lang/Object");
    while ((option = strtok_r(NULL, " ", &rest)) != NULL) {
        if (strcmp(option, "extends") == 0)
            snprintf(maker->super, sizeof maker->super, "%s", word(&rest));
        else if (strcmp(option, "implements") == 0)
            builder_interface(builder, builder_class(builder, word(&rest)));
        else if (strcmp(option, "flags") == 0)
            builder->flags = number(&rest);
        else if (strcmp(option, "version") == 0)
            builder->major = number(&rest);
        else if (strcmp(option, "file") == 0)
            snprintf(maker->file, sizeof maker->file, "%s", word(&rest));
        else
            fail("unknown option of a class:", option);
    }
    builder->super_class = builder_class(builder, maker->super);
}

static void add_method(Maker *maker, unsigned flags, const char *name, const char *descriptor, char *rest)
{
    AssemblerMethod method = {.flags = flags, .name = name, .descriptor = descriptor};
    method.max_stack = number(&rest);
    method.max_locals = number(&rest);
    method.code = rest == NULL ? "" : rest;
    assemble_method(&maker->builder, &method);
}

static void add_init(Maker *maker)
{
    char code[400];
    snprintf(code, sizeof code, "aload_0 | invokespecial %s.<init> ()V | return", maker->super);
    assemble_method(&maker->builder, &(AssemblerMethod){ACC_PUBLIC, "<init>", "()V", 1, 1, code});
}

static void take_line(Maker *maker, char *line)
{
    line[strcspn(line, "\n")] = '\0';
    char *rest;
    const char *kind = strtok_r(line, " ", &rest);
    if (kind == NULL || kind[0] == '#')
        return;
    if (strcmp(kind, "case") == 0) {
        begin_case(maker, rest);
    } else if (strcmp(kind, "class") == 0) {
        begin_class(maker, rest);
    } else if (strcmp(kind, "main") == 0) {
        add_method(maker, ACC_PUBLIC | ACC_STATIC, "main", "([Ljava/lang/String;)V", rest);
    } else if (strcmp(kind, "init") == 0) {
        add_init(maker);
    } else {
        unsigned flags = number(&rest);
        const char *name = word(&rest), *descriptor = word(&rest);
        if (strcmp(kind, "field") == 0)
            builder_field(&maker->builder, flags, name, descriptor);
        else if (strcmp(kind, "bare") == 0)
            builder_method(&maker->builder, flags, name, descriptor);
        else if (strcmp(kind, "method") == 0)
            add_method(maker, flags, name, descriptor, rest);
        else
            fail("unknown line:", kind);
    }
}

int main(int count, char **arguments)
{
    static char line[16384];
    Maker maker = {.out = count > 1 ? arguments[1] : "."};
    char list[1024];
    snprintf(list, sizeof list, "%s/list", maker.out);
    make_folders(list);
    maker.list = fopen(list, "w");
    if (maker.list == NULL)
        fail("cannot write", list);
    for (int i = 2; i < count; i++) {
        FILE *cases = fopen(arguments[i], "r");
        if (cases == NULL)
            fail("cannot read", arguments[i]);
        while (fgets(line, sizeof line, cases) != NULL)
            take_line(&maker, line);
        fclose(cases);
        finish_class(&maker);
    }
    return fclose(maker.list) == 0 ? 0 : 1;
}
