/* Data that only grows, on disk, with a head that says how much of it counts.  Whenever the machine or the
 * process stops, what was committed last is there, whole: data is appended and synced first, then a new head
 * is written under another name, synced and renamed.
 *
 *   FOLDER/PART.data    bytes, appended; what lies behind the length in the head does not count
 *   FOLDER/PART.head    "clewjrnl" | format 4 | part 4 | length of the data 8 | its hash 8 | length of
 *                       the head's own contents 8 | contents | hash 8
 *
 * The first hash is of the data up to that length, the last one of all of the head before it (XXH3, 64 bits);
 * numbers are big-endian.  Each process of a search has a part of its own. */
#ifndef BASE_JOURNAL_H
#define BASE_JOURNAL_H

#include "base/bytes.h"
#include "base/error.h"

typedef struct Journal Journal;

/* A new one, with no data; the folder is made if it is not there.  NULL and a message: that is not possible,
 * or there is one already. */
Journal *journal_create(const char *folder, uint32_t part, Error *error);

/* One that is there; *contents are those of the head, as they were committed.  NULL and a message: it is not
 * there, or damaged. */
Journal *journal_open(const char *folder, uint32_t part, Bytes *contents, Error *error);
void journal_close(Journal *journal);

const char *journal_folder(const Journal *journal);

/* Of the data, with what is to be committed. */
uint64_t journal_length(const Journal *journal);

/* Only so much of the data counts from the next head on, and nothing that was appended since.  false and a
 * message: there is not so much. */
bool journal_cut(Journal *journal, uint64_t length, Error *error);

/* Data to be committed with the next head. */
void journal_append(Journal *journal, const Bytes *data);

/* false and a message: the old head still counts, and the data stays to be written with the next. */
bool journal_commit(Journal *journal, const Bytes *contents, Error *error);

/* Reading from the beginning what was committed when it was opened, before anything is appended: byte by
 * byte, and numbers as bytes_add_packed writes them.  false: there is no more, or no such number. */
void journal_rewind(Journal *journal);
bool journal_read(Journal *journal, uint8_t *byte);
bool journal_read_packed(Journal *journal, uint64_t *number);

#endif
