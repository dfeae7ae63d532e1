/* What the JDK's classes ask about this process and its surroundings: time zone, environment, process
 * handles, signals. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "vm/memory/strings.h"
#include "vm/natives/host.h"

extern char **environ;

/* --- the time zone --- */

/* $TZ, or what /etc/localtime points to; NULL when neither says. */
static const char *zone_name(char *buffer, size_t size)
{
    const char *zone = getenv("TZ");
    if (zone != NULL && zone[0] != '\0')
        return zone[0] == ':' ? zone + 1 : zone;
    ssize_t length = readlink("/etc/localtime", buffer, size - 1);
    if (length <= 0)
        return NULL;
    buffer[length] = '\0';
    const char *name = strstr(buffer, "zoneinfo/");
    return name == NULL ? NULL : name + strlen("zoneinfo/");
}

static NativeOutcome time_zone(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    char buffer[512];
    const char *zone = zone_name(buffer, sizeof buffer);
    result->r = zone == NULL ? 0 : string_from_utf8(vm, zone);
    return NATIVE_DONE;
}

static NativeOutcome time_zone_offset(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    result->r = vm_new_string(vm, "GMT");
    return NATIVE_DONE;
}

/* --- the environment --- */

/* Names and values in turn. */
static NativeOutcome process_environment(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    int32_t count = 0, next = 0;
    for (char **entry = environ; *entry != NULL; entry++)
        count += strchr(*entry, '=') != NULL;
    result->r = vm_new_array(vm, "[[B", 2 * count);
    for (char **entry = environ; *entry != NULL; entry++) {
        const char *equals = strchr(*entry, '=');
        if (equals == NULL)
            continue;
        Ref name = new_bytes(vm, *entry, (size_t)(equals - *entry)),
            value = new_bytes(vm, equals + 1, strlen(equals + 1));
        ELEMENT(Ref, object_at(vm, result->r), next++) = name;
        ELEMENT(Ref, object_at(vm, result->r), next++) = value;
    }
    return NATIVE_DONE;
}

/* --- processes --- */

static NativeOutcome process_current(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    result->j = getpid();
    return NATIVE_DONE;
}

/* 0: alive, start time unknown; -1: not alive. */
static NativeOutcome process_alive(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->j = arguments[0].j > 0 && kill((pid_t)arguments[0].j, 0) == 0 ? 0 : -1;
    return NATIVE_DONE;
}

static NativeOutcome process_parent(Vm *vm, Value *arguments, Value *result)
{
    (void)vm;
    result->j = arguments[0].j == getpid() ? getppid() : -1;
    return NATIVE_DONE;
}

/* --- signals: the program's handlers are never called --- */

static const struct SignalName {
    const char *name;
    int number;
} signals[] = {
    {"HUP", SIGHUP},   {"INT", SIGINT},     {"TERM", SIGTERM}, {"QUIT", SIGQUIT}, {"USR1", SIGUSR1},
    {"USR2", SIGUSR2}, {"CHLD", SIGCHLD},   {"ALRM", SIGALRM}, {"PIPE", SIGPIPE}, {"CONT", SIGCONT},
    {"TSTP", SIGTSTP}, {"WINCH", SIGWINCH}, {"ABRT", SIGABRT},
};

static NativeOutcome signal_find(Vm *vm, Value *arguments, Value *result)
{
    if (arguments[0].r == 0)
        return throw_null(vm);
    char *name = vm_string_utf8(vm, arguments[0].r);
    result->i = -1;
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
        if (strcmp(signals[i].name, name) == 0)
            result->i = signals[i].number;
    free(name);
    return NATIVE_DONE;
}

#define HANDLE "java/lang/ProcessHandleImpl"

const NativeMethod natives_jdk_process[] = {
    {"java/util/TimeZone", "getSystemTimeZoneID", "(Ljava/lang/String;)Ljava/lang/String;", time_zone},
    {"java/util/TimeZone", "getSystemGMTOffsetID", "()Ljava/lang/String;", time_zone_offset},
    {"java/lang/ProcessEnvironment", "environ", "()[[B", process_environment},
    {HANDLE, "initNative", "()V", native_nothing},
    {HANDLE, "getCurrentPid0", "()J", process_current},
    {HANDLE, "isAlive0", "(J)J", process_alive},
    {HANDLE, "parent0", "(JJ)J", process_parent},
    {HANDLE "$Info", "info0", "(J)V", native_nothing},
    {"jdk/internal/misc/Signal", "findSignal0", "(Ljava/lang/String;)I", signal_find},
    {"jdk/internal/misc/Signal", "handle0", "(IJ)J", native_nothing},
    {0}};
#undef HANDLE
