/* Records that the ranks of a search tell each other, many to a message, and phases: a phase is over when
 * every rank has nothing more to tell in it and all that was told has been received.
 *
 *   message:  phase (its low 8 bits), kind, records...
 *
 * Why a phase's end is found correctly whatever the delays: a rank asks for it only when it will send nothing
 * more in this phase, so in a round of sums that all ranks have joined the number of messages sent is final;
 * the number received never exceeds it, and equals it only if none is on its way. A message of the next phase
 * may overtake the news that this one is over: it is put aside until then. */
#ifndef SEARCH_RANKS_EXCHANGE_H
#define SEARCH_RANKS_EXCHANGE_H

#include "base/bytes.h"
#include "search/transport.h"

enum { EXCHANGE_NUMBERS_MAX = 16 };

typedef struct Exchange Exchange;
typedef void ExchangeReceive(void *receiver, int from, Reader *records);

Exchange *exchange_create(Transport *transport, ExchangeReceive *receive, void *receiver);
void exchange_destroy(Exchange *exchange);

/* Where to append a record for a rank, and whether it is the first of its message; then exchange_put sends
 * what has come together if it is enough. That may receive: the receiver is called, which must not send. */
Bytes *exchange_batch(Exchange *exchange, int to, bool *is_first);
void exchange_put(Exchange *exchange, int to);

void exchange_poll(Exchange *exchange); /* receives what has come */

/* The phase is to end early: all ranks are told once, and find out by exchange_is_stopping when they poll. */
void exchange_stop(Exchange *exchange);
bool exchange_is_stopping(const Exchange *exchange);

/* What follows is not to end early; after the end of a phase that was. */
void exchange_go_on(Exchange *exchange);

/* After this a rank tells nothing more in this phase, not even that it is to stop. */
void exchange_flush(Exchange *exchange);

/* Then: is the phase over for all?  To be asked again and again.  When it is, `numbers`, which are to be what
 * holds now, become their sums over all ranks as they were when all was received. */
bool exchange_ended(Exchange *exchange, uint64_t *numbers, int count);

/* The next phase begins, with what has already come of it. */
void exchange_begin_phase(Exchange *exchange);

#endif
