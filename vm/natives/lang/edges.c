/* Natives of clew.internal.Edges: what the library's documentation orders, for data races.  Without a shadow
 * they do nothing, and no state depends on them. */
#include "vm/footnotes.h"
#include "vm/memory/native.h"
#include "vm/races/happens_before.h"

static const Object *argument(Vm *vm, const Value *arguments, int number)
{
    return object_peek(vm, arguments[number].r);
}

static NativeOutcome edges_give(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    for (int32_t place = arguments[1].i; vm->observers.shadow != NULL && place < arguments[2].i; place++)
        order_release(vm, vm->thread, SHADOW_EDGE, arguments[0].r, (uint32_t)place);
    return NATIVE_DONE;
}

static NativeOutcome edges_take(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    for (int32_t place = arguments[1].i; vm->observers.shadow != NULL && place < arguments[2].i; place++)
        order_acquire(vm, vm->thread, SHADOW_EDGE, arguments[0].r, (uint32_t)place);
    return NATIVE_DONE;
}

/* Arguments: the element, its collection, whether it is to be there once. */
static NativeOutcome edges_give_for(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    if (arguments[2].i && order_is_given_by_others(vm, argument(vm, arguments, 0), arguments[1].r))
        footnote_note(vm->program, FOOTNOTE_SAME_ELEMENT);
    order_release(vm, vm->thread, SHADOW_EDGE, arguments[0].r, arguments[1].r);
    return NATIVE_DONE;
}

static NativeOutcome edges_take_for(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    order_acquire(vm, vm->thread, SHADOW_EDGE, arguments[0].r, arguments[1].r);
    return NATIVE_DONE;
}

static NativeOutcome edges_forget(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    order_forget(vm, argument(vm, arguments, 0), 0);
    return NATIVE_DONE;
}

/* Arguments: from, its first place, to, its first place, how many. */
static NativeOutcome edges_carry(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    for (int32_t i = 0; vm->observers.shadow != NULL && i < arguments[4].i; i++)
        order_carry(vm, argument(vm, arguments, 0), (uint32_t)(arguments[1].i + i),
                    argument(vm, arguments, 2), (uint32_t)(arguments[3].i + i));
    return NATIVE_DONE;
}

static NativeOutcome edges_change(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    order_note_change(vm, argument(vm, arguments, 0));
    return NATIVE_DONE;
}

static NativeOutcome edges_look(Vm *vm, Value *arguments, Value *result)
{
    (void)result;
    order_note_look(vm, argument(vm, arguments, 0));
    return NATIVE_DONE;
}

static NativeOutcome edges_learn(Vm *vm, Value *arguments, Value *result)
{
    (void)arguments, (void)result;
    if (vm->step.interleaving)
        order_nothing(vm);
    return NATIVE_DONE;
}

const NativeMethod natives_edges[] = {
    {"clew/internal/Edges", "give", "(Ljava/lang/Object;II)V", edges_give},
    {"clew/internal/Edges", "take", "(Ljava/lang/Object;II)V", edges_take},
    {"clew/internal/Edges", "giveFor", "(Ljava/lang/Object;Ljava/lang/Object;Z)V", edges_give_for},
    {"clew/internal/Edges", "takeFor", "(Ljava/lang/Object;Ljava/lang/Object;)V", edges_take_for},
    {"clew/internal/Edges", "forget", "(Ljava/lang/Object;)V", edges_forget},
    {"clew/internal/Edges", "carry", "(Ljava/lang/Object;ILjava/lang/Object;II)V", edges_carry},
    {"clew/internal/Edges", "change", "(Ljava/lang/Object;)V", edges_change},
    {"clew/internal/Edges", "look", "(Ljava/lang/Object;)V", edges_look},
    {"clew/internal/Edges", "learn", "()V", edges_learn},
    {0}};
