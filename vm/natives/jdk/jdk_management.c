/* The natives behind java.lang.management: threads, deadlocks, memory and numbers about the VM. */
#include <string.h>
#include <unistd.h>

#include "vm/execution/choices.h"
#include "vm/execution/exclusive.h"
#include "vm/execution/scheduler.h"
#include "vm/memory/sharing.h"
#include "vm/natives/answers.h"
#include "vm/natives/host.h"

#define HELPER "clew/internal/Management"

/* --- numbers --- */

static NativeOutcome answer_long(Value *result, int64_t number)
{
    result->j = number;
    return NATIVE_DONE;
}

static NativeOutcome vm_version(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return answer_ref(result, vm_new_string(vm, "4.0"));
}

static NativeOutcome vm_arguments(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return answer_ref(result, vm_new_array(vm, "[Ljava/lang/String;", 0));
}

static NativeOutcome vm_process(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    return answer_int(result, getpid());
}

static NativeOutcome vm_startup_time(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return answer_long(result, vm->time.epoch_millis);
}

static NativeOutcome vm_uptime(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    NativeOutcome outcome = scheduler_read_clock(vm, &result->j);
    result->j /= 1000000;
    return outcome;
}

static NativeOutcome vm_processors(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return answer_int(result, host_processors(vm));
}

static NativeOutcome vm_class_count(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return answer_long(result, vm->program->class_count);
}

/* What this VM can tell: static booleans of the class itself. */
static NativeOutcome set_supported(Vm *vm, Value *arguments, Value *result)
{
    static const char *const supported[] = {"threadContentionMonitoringSupport",
                                            "currentThreadCpuTimeSupport", "otherThreadCpuTimeSupport",
                                            "objectMonitorUsageSupport", "synchronizerUsageSupport"};
    (void)arguments, (void)result;
    Class *type = vm->native->owner;
    Object *mirror = object_at(vm, vm_class_mirror(vm, type));
    vm_object_written(vm, mirror);
    for (size_t i = 0; i < sizeof supported / sizeof *supported; i++) {
        const Field *field = class_find_field(type, program_symbol(vm->program, supported[i]),
                                              program_symbol(vm->program, "Z"));
        if (field != NULL && field->flags & ACC_STATIC)
            FIELD_AT(int8_t, mirror, field->offset) = 1;
    }
    return NATIVE_DONE;
}

static NativeOutcome vm_yes(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    return answer_int(result, 1);
}

/* Before the native looks at all threads: what they do between their choice points is seen. */
static bool stops_to_look(Vm *vm)
{
    exclusive_give_up_all(vm);
    return choices_stop_native(vm);
}

static int32_t count_threads(const Vm *vm, bool only_daemons)
{
    int32_t count = 0;
    for (uint32_t i = 0; i < vm->thread_count; i++)
        count += thread_is_alive(vm->threads[i]) && (!only_daemons || vm->threads[i]->daemon);
    return count;
}

static NativeOutcome vm_live_threads(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    if (stops_to_look(vm))
        return NATIVE_STOPPED;
    return answer_int(result, count_threads(vm, false));
}

static NativeOutcome vm_daemon_threads(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    if (stops_to_look(vm))
        return NATIVE_STOPPED;
    return answer_int(result, count_threads(vm, true));
}

static NativeOutcome vm_total_threads(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return answer_long(result, vm->thread_count);
}

/* Virtual time stands in for the time that a thread used. */
static NativeOutcome thread_time(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return scheduler_read_clock(vm, &result->j);
}

/* --- memory --- */

static NativeOutcome memory_usage(Vm *vm, Value *arguments, Value *result)
{
    bool heap = arguments[1].i;
    Class *type = program_class(vm->program, "java/lang/management/MemoryUsage");
    if (type == NULL)
        return throw_null(vm);
    result->r = vm_new_object(vm, type);
    set_field_number(vm, result->r, "used", heap ? (int64_t)vm->heap.used : 0);
    set_field_number(vm, result->r, "committed", heap ? (int64_t)vm->heap.limit : 0);
    set_field_number(vm, result->r, "max", heap ? (int64_t)vm->heap.limit : -1);
    return NATIVE_DONE;
}

static NativeOutcome no_pools(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return answer_ref(result, vm_new_array(vm, "[Ljava/lang/management/MemoryPoolMXBean;", 0));
}

static NativeOutcome no_managers(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    return answer_ref(result, vm_new_array(vm, "[Ljava/lang/management/MemoryManagerMXBean;", 0));
}

/* --- threads --- */

/* The thread that has what this one wants; NULL: it wants nothing, or nobody has it. */
static const Thread *waits_for(const Vm *vm, const Thread *thread)
{
    uint16_t owner = thread->status == THREAD_BLOCKED ? object_at(vm, thread->blocked_on)->owner : 0;
    return owner == 0 ? NULL : vm->threads[owner - 1];
}

static bool is_in_a_cycle(const Vm *vm, const Thread *thread)
{
    const Thread *next = waits_for(vm, thread);
    for (uint32_t steps = 0; next != NULL && next != thread && steps < vm->thread_count; steps++)
        next = waits_for(vm, next);
    return next == thread;
}

static Ref thread_array(Vm *vm, bool (*wanted)(const Vm *vm, const Thread *thread))
{
    int32_t count = 0;
    Ref array = vm_new_array(vm, "[Ljava/lang/Thread;", count_threads(vm, false));
    for (uint32_t i = 0; i < vm->thread_count; i++)
        if (thread_is_alive(vm->threads[i]) && wanted(vm, vm->threads[i]))
            ELEMENT(Ref, object_at(vm, array), count++) = sharing_mark_thread(vm, vm->threads[i]);
    if (count == (int32_t)object_at(vm, array)->length)
        return array;
    Ref shorter = vm_new_array(vm, "[Ljava/lang/Thread;", count);
    memcpy(object_at(vm, shorter)->payload, object_at(vm, array)->payload, (size_t)count * sizeof(Ref));
    return shorter;
}

static bool is_any(const Vm *vm, const Thread *thread)
{
    (void)vm;
    return thread->object != 0;
}

static NativeOutcome all_threads(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    if (stops_to_look(vm))
        return NATIVE_STOPPED;
    return answer_ref(result, thread_array(vm, is_any));
}

static NativeOutcome deadlocked_threads(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments;
    if (stops_to_look(vm))
        return NATIVE_STOPPED;
    Ref found = thread_array(vm, is_in_a_cycle);
    return answer_ref(result, object_at(vm, found)->length == 0 ? 0 : found);
}

static NativeOutcome obstacle(Vm *vm, Value *arguments, Value *result)
{
    const Thread *thread = arguments[0].r == 0 ? NULL : thread_of_object(vm, arguments[0].r);
    bool stands = thread != NULL && (thread->status == THREAD_BLOCKED || thread->status == THREAD_WAITING);
    if (!stands)
        return answer_ref(result, 0);
    return answer_ref(result, thread->blocked_on == thread->object ? thread->blocker : thread->blocked_on);
}

static NativeOutcome enter_helper(Vm *vm, const char *name, const char *descriptor, Value *arguments,
                                  Value *result)
{
    Method *method = class_find_method(vm_class(vm, HELPER), program_symbol(vm->program, name),
                                       program_symbol(vm->program, descriptor));
    return method == NULL ? throw_null(vm) : vm_enter(vm, method, arguments, result);
}

static NativeOutcome thread_infos(Vm *vm, Value *arguments, Value *result)
{
    Value copy[] = {arguments[0], arguments[1], arguments[2]};
    return enter_helper(vm, "fill", "([JI[Ljava/lang/Object;)V", copy, result);
}

static NativeOutcome dump_threads(Vm *vm, Value *arguments, Value *result)
{
    Value copy[] = {arguments[0], arguments[1], arguments[2], arguments[3]};
    return enter_helper(vm, "dump", "([JZZI)Ljava/lang/Object;", copy, result);
}

#define VMM     "sun/management/VMManagementImpl"
#define THREADS "sun/management/ThreadImpl"
#define MEMORY  "sun/management/MemoryImpl"
#define INFO    "Ljava/lang/management/ThreadInfo;"

const NativeMethod natives_jdk_management[] = {
    {VMM, "getVersion0", "()Ljava/lang/String;", vm_version},
    {VMM, "initOptionalSupportFields", "()V", set_supported},
    {VMM, "isThreadContentionMonitoringEnabled", "()Z", native_nothing},
    {VMM, "isThreadCpuTimeEnabled", "()Z", vm_yes},
    {VMM, "isThreadAllocatedMemoryEnabled", "()Z", native_nothing},
    {VMM, "getTotalClassCount", "()J", vm_class_count},
    {VMM, "getUnloadedClassCount", "()J", native_nothing},
    {VMM, "getVerboseClass", "()Z", native_nothing},
    {VMM, "getVerboseGC", "()Z", native_nothing},
    {VMM, "getProcessId", "()I", vm_process},
    {VMM, "getVmArguments0", "()[Ljava/lang/String;", vm_arguments},
    {VMM, "getStartupTime", "()J", vm_startup_time},
    {VMM, "getUptime0", "()J", vm_uptime},
    {VMM, "getAvailableProcessors", "()I", vm_processors},
    {VMM, "getTotalCompileTime", "()J", native_nothing},
    {VMM, "getTotalThreadCount", "()J", vm_total_threads},
    {VMM, "getLiveThreadCount", "()I", vm_live_threads},
    {VMM, "getPeakThreadCount", "()I", vm_live_threads},
    {VMM, "getDaemonThreadCount", "()I", vm_daemon_threads},
    {THREADS, "getThreads", "()[Ljava/lang/Thread;", all_threads},
    {THREADS, "getThreadInfo1", "([JI[" INFO ")V", thread_infos},
    {THREADS, "dumpThreads0", "([JZZI)[" INFO, dump_threads},
    {THREADS, "getThreadTotalCpuTime0", "(J)J", thread_time},
    {THREADS, "getThreadUserCpuTime0", "(J)J", thread_time},
    {THREADS, "setThreadCpuTimeEnabled0", "(Z)V", native_nothing},
    {THREADS, "setThreadContentionMonitoringEnabled0", "(Z)V", native_nothing},
    {THREADS, "resetPeakThreadCount0", "()V", native_nothing},
    {THREADS, "resetContentionTimes0", "(J)V", native_nothing},
    {THREADS, "findMonitorDeadlockedThreads0", "()[Ljava/lang/Thread;", deadlocked_threads},
    {THREADS, "findDeadlockedThreads0", "()[Ljava/lang/Thread;", deadlocked_threads},
    {MEMORY, "getMemoryPools0", "()[Ljava/lang/management/MemoryPoolMXBean;", no_pools},
    {MEMORY, "getMemoryManagers0", "()[Ljava/lang/management/MemoryManagerMXBean;", no_managers},
    {MEMORY, "getMemoryUsage0", "(Z)Ljava/lang/management/MemoryUsage;", memory_usage},
    {MEMORY, "setVerboseGC", "(Z)V", native_nothing},
    {HELPER, "threads", "()[Ljava/lang/Thread;", all_threads},
    {HELPER, "obstacle", "(Ljava/lang/Thread;)Ljava/lang/Object;", obstacle},
    {0}};
#undef HELPER
#undef VMM
#undef THREADS
#undef MEMORY
#undef INFO
