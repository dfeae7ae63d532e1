/* What a verdict rests on beyond the schedules that were searched: facts about the program that a VM met on
 * some path.  They belong to the program, are never set back, and may be noted from several threads at once.
 * The summary has a sentence for each (tools/report/footnote_text.c). */
#ifndef VM_FOOTNOTES_H
#define VM_FOOTNOTES_H

#include <stdbool.h>

typedef struct Class Class;
typedef struct Program Program;

typedef enum Footnote {
    FOOTNOTE_CLOCK_READ,      /* the program has read a clock, which passes only with time-outs */
    FOOTNOTE_IDENTITY_HASH,   /* it has asked for an identity hash code: only one assignment was searched */
    FOOTNOTE_WEAK_OPERATIONS, /* it has used weakCompareAndSet, whose failures for no reason were not asked
                                 for */
    FOOTNOTE_MAP_SIZE,        /* it has asked for the size of a concurrent map while other threads ran */
    FOOTNOTE_REAL_FILES,      /* it has used files in a folder of --allow write=DIR */
    FOOTNOTE_PROCESSES,       /* it has used other processes, by --allow exec */
    FOOTNOTE_NETWORK,         /* it has used the network, by --allow net */
    FOOTNOTE_STOP,            /* it has called Thread.stop: threads stop before visible operations, at once */
    FOOTNOTE_LIBRARY_RACE,    /* threads race on a collection or builder of clew's own library */
    FOOTNOTE_COUNT
} Footnote;

void footnote_note(Program *program, Footnote footnote);
bool footnote_is_noted(const Program *program, Footnote footnote);

/* The program's own code calls a method of this class: if it is a concurrent class of clew's library that
 * models the JDK's, the verdict rests on it. */
bool footnote_is_model(const Class *class); /* for Class.is_model */
void footnote_note_call(Class *called);

/* The names ("java.util.concurrent.Phaser") of those classes, in order; ends with NULL; the caller frees the
 * list and the names. */
char **footnote_models(const Program *program);

#endif
