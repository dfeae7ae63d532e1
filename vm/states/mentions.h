/* What a component mentions of what threads have made or are: objects, threads, frames.  For symmetry.h,
 * which renames them, all but objects that have one name in all schedules. */
#ifndef VM_STATES_MENTIONS_H
#define VM_STATES_MENTIONS_H

#include "vm/states/component_numbers.h"
#include "vm/states/store.h"

typedef enum MentionKind {
    MENTION_SLOT,        /* 4 bytes: a slot */
    MENTION_VALUE,       /* 8 bytes of a frame: a slot */
    MENTION_THREAD,      /* 4 bytes: the number of a thread */
    MENTION_NEXT_THREAD, /* 4 bytes: the same + 1 */
    MENTION_OWNER,       /* 2 bytes: the same + 1, of a monitor */
    MENTION_ENDS,        /* one of 8 bytes' bits: the same */
    MENTION_FRAME,       /* 4 bytes: the component of the frame below, or of the top one */
    MENTION_NAME         /* 4 bytes: the slot of a thread's name */
} MentionKind;

typedef struct Mention {
    uint32_t offset, number; /* number: of a slot, thread or component */
    MentionKind kind;
} Mention;

/* The same bytes with all mentions taken out, and what only the names of threads tell (ids). */
typedef struct Template {
    uint64_t hash;               /* of these bytes */
    uint32_t size, first, count; /* its mentions */
    uint32_t plain;              /* without mentions: its id in the pool of canonical components + 1 */
    bool is_automatic_name;      /* a String: "Thread-" and digits */
    bool refuses; /* it holds what is not understood: the state cannot be compared with others */
} Template;

typedef struct Mentions Mentions;

Mentions *mentions_create(Vm *vm, Store *store);
void mentions_destroy(Mentions *mentions);
size_t mentions_bytes(const Mentions *mentions);

/* To be called before a state is looked at: slots may have come since.  If a lock that accesses were assumed
 * to be made under has no lasting name after all, the search starts over. */
void mentions_begin(Mentions *mentions);

typedef enum SlotStatus {
    SLOT_UNKNOWN,
    SLOT_STAYS, /* a literal, a mirror, of a class initializer: it is not mentioned */
    SLOT_LASTS, /* main has made it, by an instruction that has made no other: it keeps its name */
    SLOT_MOVES  /* another schedule may have given it another name */
} SlotStatus;

SlotStatus mentions_status(const Mentions *mentions, Ref slot);

/* Of an object that may move: a number for the instruction that has made it, whichever thread ran. */
uint32_t mentions_site(Mentions *mentions, Ref slot);

/* Valid until the next call. */
const Template *mentions_of(Mentions *mentions, ComponentKind kind, uint32_t component);
const Mention *mentions_list(const Mentions *mentions, const Template *template);
void mentions_set_plain(Mentions *mentions, uint32_t component, uint32_t plain);

/* The bytes without what was taken out, valid until the next call. */
uint8_t *mentions_bytes_of(Mentions *mentions, ComponentKind kind, uint32_t component);

#endif
