/* Natives of clew.internal.Unseen: what the reductions `releases`, `gates` and `tasks` rest on. */
#include "vm/execution/unseen.h"

#include "vm/memory/native.h"

/* As in Unseen.java. */
enum { RELEASES = 1, GATES = 2, TASKS = 4 };

static NativeOutcome unseen_holds(Vm *vm, Value *arguments, Value *result)
{
    result->i = unseen_is_on(vm, arguments[0].i == RELEASES ? REDUCTION_RELEASES
                                 : arguments[0].i == GATES  ? REDUCTION_GATES
                                                            : REDUCTION_TASKS);
    return NATIVE_DONE;
}

static unsigned reductions_of(int32_t which)
{
    return (which & RELEASES ? 1u << REDUCTION_RELEASES : 0) | (which & GATES ? 1u << REDUCTION_GATES : 0)
           | (which & TASKS ? 1u << REDUCTION_TASKS : 0);
}

static NativeOutcome unseen_told(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    const Object *object = object_header(vm, arguments[0].r);
    return object->flags & (OBJECT_SHARED | OBJECT_CONSTANT)
               ? unseen_refute(vm, reductions_of(arguments[1].i))
               : NATIVE_DONE;
}

static NativeOutcome unseen_demanded(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    return unseen_demand(vm, reductions_of(arguments[0].i));
}

const NativeMethod natives_unseen[] = {
    {"clew/internal/Unseen", "holds", "(I)Z", unseen_holds},
    {"clew/internal/Unseen", "refute", "(Ljava/lang/Object;I)V", unseen_told},
    {"clew/internal/Unseen", "demand", "(I)V", unseen_demanded},
    {0}};
