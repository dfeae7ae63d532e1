/* The records of a stream of states; only stream_write.c and stream_read.c include this. */
#ifndef VM_EXCHANGE_STREAM_FORMAT_H
#define VM_EXCHANGE_STREAM_FORMAT_H

enum {
    RECORD_CLASS,
    RECORD_METHOD,
    RECORD_FIELD,
    RECORD_THREAD,
    RECORD_SLOT,
    RECORD_POSITION,
    RECORD_COMPONENT,
    RECORD_STATE
};

#endif
