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

static NativeOutcome unseen_told(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    unsigned reductions = (arguments[1].i & RELEASES ? 1u << REDUCTION_RELEASES : 0)
                          | (arguments[1].i & GATES ? 1u << REDUCTION_GATES : 0)
                          | (arguments[1].i & TASKS ? 1u << REDUCTION_TASKS : 0);
    const Object *object = object_header(vm, arguments[0].r);
    return object->flags & (OBJECT_SHARED | OBJECT_CONSTANT) ? unseen_refute(vm, reductions) : NATIVE_DONE;
}

const NativeMethod natives_unseen[] = {
    {"clew/internal/Unseen", "holds", "(I)Z", unseen_holds},
    {"clew/internal/Unseen", "refute", "(Ljava/lang/Object;I)V", unseen_told},
    {0}};
