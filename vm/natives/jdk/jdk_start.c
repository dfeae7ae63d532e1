/* Natives of the JDK's classes that need no work here: they register C libraries, look up field ids or ask
 * for what this VM does not have.  And small questions about classes that only the VM can answer. */
#include "vm/natives/answers.h"
#include "vm/natives/host.h"

static NativeOutcome answer_true(Vm *vm, Value *arguments, Value *result)
{
    (void)vm, (void)arguments;
    return answer_int(result, 1);
}

static NativeOutcome has_static_initializer(Vm *vm, Value *arguments, Value *result)
{
    return answer_int(result, class_argument(vm, arguments[0])->initializer != NULL);
}

#define ACCESS "java/security/AccessController"
#define SCOPED "jdk/internal/misc/ScopedMemoryAccess"

const NativeMethod natives_jdk_start[] = {
    {SCOPED, "closeScope0", "(L" SCOPED "$Scope;L" SCOPED "$Scope$ScopedAccessError;)Z", answer_true},
    {SCOPED, "closeScope0", "(Ljdk/internal/foreign/MemorySessionImpl;L" SCOPED "$ScopedAccessError;)V",
     native_nothing},
    {ACCESS, "getStackAccessControlContext", "()Ljava/security/AccessControlContext;", native_nothing},
    {ACCESS, "getInheritedAccessControlContext", "()Ljava/security/AccessControlContext;", native_nothing},
    {ACCESS, "getProtectionDomain", "(Ljava/lang/Class;)Ljava/security/ProtectionDomain;", native_nothing},
    {ACCESS, "ensureMaterializedForStackWalk", "(Ljava/lang/Object;)V", native_nothing},
    {"jdk/internal/reflect/ReflectionFactory", "hasStaticInitializer", "(Ljava/lang/Class;)Z",
     has_static_initializer},
    {"java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "()Z", answer_true},
    {"java/io/Console", "istty", "()Z", native_nothing},
    {"java/io/Console", "ttyStatus", "()I", native_nothing},
    {"java/io/Console", "encoding", "()Ljava/lang/String;", native_nothing},
    {"jdk/internal/misc/PreviewFeatures", "isPreviewEnabled", "()Z", native_nothing},
    {"jdk/internal/platform/CgroupMetrics", "isUseContainerSupport", "()Z", native_nothing},
    {0}};
#undef ACCESS
#undef SCOPED
