/* The wording of counterexamples.  Whoever has something to say names a sentence of vm/sentences.def and
 * gives its operands; no other file has the English. */
#ifndef VM_SENTENCES_H
#define VM_SENTENCES_H

#include "base/bytes.h"
#include "vm/thread.h"
#include "vm/vm.h"

typedef enum Sentence {
#define SENTENCE(name, kind, text) SENTENCE_##name,
#include "vm/sentences.def"
    SENTENCE_COUNT
} Sentence;

/* What a sentence is about; each uses some of it. */
typedef struct Operands {
    Ref object;                            /* by its name of vm/wording.h */
    const Thread *thread;                  /* likewise: another than the one that acts */
    const char *variable, *before, *after; /* what is read or written, its value, and the new one */
    const char *owner, *method, *arguments;
    const char *others; /* several threads */
    int64_t number, least, most;
} Operands;

/* Adds the sentence to `text`, without a NUL.  `vm` may be NULL where no object and no thread is named,
 * `operands` where the sentence has none. */
void sentence_add(Vm *vm, Bytes *text, Sentence sentence, const Operands *operands);

/* Where the first operand begins in a text that is this sentence; NULL: it is another one. */
const char *sentence_operand(Sentence sentence, const char *text);

#endif
