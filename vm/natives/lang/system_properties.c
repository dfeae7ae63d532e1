/* The system properties that a program finds when it starts, from the VM's options and the machine. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "base/memory.h"
#include "vm/memory/machine.h"
#include "vm/memory/strings.h"
#include "vm/natives/text.h"

enum { VALUE_MAX = 4096 };

/* Values that the platform, the options or the JDK decide; each writes its own into the buffer. */
typedef void ValueFunction(const Vm *vm, char *value);

/* An entry of the JDK's own `release` file: NAME="value". */
static void release_entry(const Vm *vm, const char *name, const char *otherwise, char *value)
{
    snprintf(value, VALUE_MAX, "%s", otherwise);
    char path[VALUE_MAX], line[VALUE_MAX];
    snprintf(path, sizeof path, "%s/release", vm->options.jdk_home == NULL ? "" : vm->options.jdk_home);
    FILE *file = vm->options.jdk_home == NULL ? NULL : fopen(path, "r");
    size_t length = strlen(name);
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        if (strncmp(line, name, length) == 0 && line[length] == '=' && line[length + 1] == '"')
            snprintf(value, VALUE_MAX, "%.*s", (int)strcspn(line + length + 2, "\"\n"), line + length + 2);
    if (file != NULL)
        fclose(file);
}

static void java_version(const Vm *vm, char *value) { release_entry(vm, "JAVA_VERSION", "17", value); }
static void java_version_date(const Vm *vm, char *value)
{
    release_entry(vm, "JAVA_VERSION_DATE", "2021-09-14", value);
}
static void java_vendor(const Vm *vm, char *value) { release_entry(vm, "IMPLEMENTOR", "clew", value); }

static void runtime_version(const Vm *vm, char *value)
{
    char version[VALUE_MAX];
    java_version(vm, version);
    release_entry(vm, "JAVA_RUNTIME_VERSION", version, value);
}

static void specification_version(const Vm *vm, char *value)
{
    java_version(vm, value);
    value[strcspn(value, ".-+")] = '\0';
}

static void class_version(const Vm *vm, char *value)
{
    specification_version(vm, value);
    snprintf(value, VALUE_MAX, "%d.0", atoi(value) + 44);
}

static void java_home(const Vm *vm, char *value)
{
    snprintf(value, VALUE_MAX, "%s", vm->options.jdk_home == NULL ? "" : vm->options.jdk_home);
}

static void class_path(const Vm *vm, char *value)
{
    snprintf(value, VALUE_MAX, "%s", vm->options.class_path == NULL ? "" : vm->options.class_path);
}

static void encoding(const Vm *vm, char *value)
{
    (void)vm;
    snprintf(value, VALUE_MAX, "%s", platform_encoding_name());
}

static void user_directory(const Vm *vm, char *value)
{
    (void)vm;
    if (getcwd(value, VALUE_MAX) == NULL)
        value[0] = '\0';
}

static void user_home(const Vm *vm, char *value)
{
    (void)vm;
    const char *home = getenv("HOME");
    snprintf(value, VALUE_MAX, "%s", home == NULL ? "?" : home);
}

static void user_name(const Vm *vm, char *value)
{
    (void)vm;
    const char *name = getuid() == 0 ? "root" : getenv("USER");
    snprintf(value, VALUE_MAX, "%s", name == NULL ? "?" : name);
}

static void os_version(const Vm *vm, char *value)
{
    (void)vm;
    struct utsname system;
    snprintf(value, VALUE_MAX, "%s", uname(&system) == 0 ? system.release : "");
}

static void os_architecture(const Vm *vm, char *value)
{
    (void)vm;
    struct utsname system;
    const char *machine = uname(&system) == 0 ? system.machine : "";
    snprintf(value, VALUE_MAX, "%s", strcmp(machine, "x86_64") == 0 ? "amd64" : machine);
}

static const struct Property {
    const char *key, *value;
    ValueFunction *function;
} properties[] = {
    {"java.version", NULL, java_version},
    {"java.version.date", NULL, java_version_date},
    {"java.vendor", NULL, java_vendor},
    {"java.runtime.name", "clew", NULL},
    {"java.runtime.version", NULL, runtime_version},
    {"java.specification.name", "Java Platform API Specification", NULL},
    {"java.specification.vendor", "Oracle Corporation", NULL},
    {"java.specification.version", NULL, specification_version},
    {"java.vm.name", "clew", NULL},
    {"java.vm.vendor", NULL, java_vendor},
    {"java.vm.version", NULL, runtime_version},
    {"java.vm.info", "interpreted mode", NULL},
    {"java.vm.specification.name", "Java Virtual Machine Specification", NULL},
    {"java.vm.specification.vendor", "Oracle Corporation", NULL},
    {"java.vm.specification.version", NULL, specification_version},
    {"java.class.version", NULL, class_version},
    {"java.class.path", NULL, class_path},
    {"java.home", NULL, java_home},
    {"java.io.tmpdir", "/tmp", NULL},
    {"java.library.path", "/usr/java/packages/lib:/usr/lib64:/lib64:/lib:/usr/lib", NULL},
    {"file.encoding", NULL, encoding},
    {"native.encoding", NULL, encoding},
    {"sun.jnu.encoding", NULL, encoding},
    {"stdout.encoding", NULL, encoding},
    {"stderr.encoding", NULL, encoding},
    {"file.separator", "/", NULL},
    {"path.separator", ":", NULL},
    {"line.separator", "\n", NULL},
    {"os.name", "Linux", NULL},
    {"os.arch", NULL, os_architecture},
    {"os.version", NULL, os_version},
    {"user.dir", NULL, user_directory},
    {"user.home", NULL, user_home},
    {"user.name", NULL, user_name},
    {"user.language", "en", NULL},
    {"sun.arch.data.model", "64", NULL},
    {"sun.cpu.endian", "little", NULL},
    {"sun.io.unicode.encoding", "UnicodeLittle", NULL},
};

enum { PROPERTY_COUNT = sizeof properties / sizeof *properties };

static Ref property_value(Vm *vm, const struct Property *property)
{
    char value[VALUE_MAX] = "";
    if (property->function != NULL)
        property->function(vm, value);
    return string_from_utf8(vm, property->function != NULL ? value : property->value);
}

/* The value that the command line gives it, behind the '='; the last one counts.  NULL: it gives none. */
static const char *defined_value(const Vm *vm, const char *key)
{
    const char *value = NULL;
    size_t length = strlen(key);
    for (const char *const *entry = vm->options.defined; entry != NULL && *entry != NULL; entry++)
        if (strncmp(*entry, key, length) == 0 && (*entry)[length] == '=')
            value = *entry + length + 1;
    return value;
}

static NativeOutcome system_property(Vm *vm, Value *arguments, Value *result)
{
    char *key = vm_string_utf8(vm, arguments[0].r);
    result->r = 0;
    for (size_t i = 0; i < PROPERTY_COUNT; i++)
        if (strcmp(properties[i].key, key) == 0)
            result->r = property_value(vm, &properties[i]);
    if (defined_value(vm, key) != NULL)
        result->r = string_from_utf8(vm, defined_value(vm, key));
    free(key);
    return NATIVE_DONE;
}

static NativeOutcome system_properties(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    size_t defined = 0;
    while (vm->options.defined != NULL && vm->options.defined[defined] != NULL)
        defined++;
    Ref array = vm_new_array(vm, "[Ljava/lang/String;", (uint32_t)(2 * (PROPERTY_COUNT + defined)));
    for (size_t i = 0; array != 0 && i < PROPERTY_COUNT; i++) {
        Ref key = vm_new_string(vm, properties[i].key), value = property_value(vm, &properties[i]);
        ELEMENT(Ref, object_at(vm, array), 2 * i) = key;
        ELEMENT(Ref, object_at(vm, array), 2 * i + 1) = value;
    }
    for (size_t i = 0; array != 0 && i < defined; i++) {
        const char *entry = vm->options.defined[i];
        char *name = memory_copy_string(entry);
        name[strcspn(name, "=")] = '\0';
        Ref key = string_from_utf8(vm, name), value = string_from_utf8(vm, strchr(entry, '=') + 1);
        ELEMENT(Ref, object_at(vm, array), 2 * (PROPERTY_COUNT + i)) = key;
        ELEMENT(Ref, object_at(vm, array), 2 * (PROPERTY_COUNT + i) + 1) = value;
        free(name);
    }
    result->r = array;
    return array == 0 ? NATIVE_THROWN : NATIVE_DONE;
}

const NativeMethod natives_properties[] = {
    {"java/lang/System", "property", "(Ljava/lang/String;)Ljava/lang/String;", system_property},
    {"jdk/internal/misc/VM", "getSavedProperty", "(Ljava/lang/String;)Ljava/lang/String;", system_property},
    {"java/lang/System", "properties", "()[Ljava/lang/String;", system_properties},
    {0}};
