/* Writes and opens journals: appends and syncs data, then replaces the head; on opening, checks both hashes.
 */
#include "base/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>
#include <xxhash.h>

#include "base/memory.h"
#include "base/spelling.h"

static const char MAGIC[] = "clewjrnl";
enum {
    FORMAT = 2,
    MAGIC_SIZE = 8,
    HEAD_SIZE = MAGIC_SIZE + 4 + 4 + 8 + 8 + 8,
    HASH_SIZE = 8,
    BUFFER_SIZE = 1 << 16,
    LOCK_TRIES = 60,
    LOCK_NANOSECONDS = 50000000
};

struct Journal {
    char *folder, *data_path, *head_path, *temporary_path;
    uint32_t part;
    int data, folder_file;   /* descriptors; -1: not open */
    uint64_t length;         /* of the data on disk that counts */
    uint64_t hash_committed; /* of that */
    XXH3_state_t *hash;      /* of the same, to be gone on with */
    Bytes pending;
    uint8_t *buffer; /* while reading */
    size_t buffered, taken;
    uint64_t read; /* bytes that have come into the buffer */
};

static char *make_path(const char *folder, uint32_t part, const char *ending)
{
    size_t size = strlen(folder) + strlen(ending) + 16;
    char *path = memory_allocate(size);
    snprintf(path, size, "%s/%u.%s", folder, part, ending);
    return path;
}

static Journal *make(const char *folder, uint32_t part)
{
    Journal *journal = memory_allocate(sizeof *journal);
    *journal = (Journal){.folder = memory_copy_string(folder),
                         .data_path = make_path(folder, part, "data"),
                         .head_path = make_path(folder, part, "head"),
                         .temporary_path = make_path(folder, part, "head.new"),
                         .part = part,
                         .data = -1,
                         .folder_file = -1,
                         .hash = XXH3_createState(),
                         .buffer = memory_allocate(BUFFER_SIZE)};
    if (journal->hash == NULL)
        memory_exhausted(sizeof *journal);
    XXH3_64bits_reset(journal->hash);
    journal->hash_committed = XXH3_64bits_digest(journal->hash);
    return journal;
}

void journal_close(Journal *journal)
{
    if (journal->data >= 0)
        close(journal->data);
    if (journal->folder_file >= 0)
        close(journal->folder_file);
    XXH3_freeState(journal->hash);
    bytes_free(&journal->pending);
    free(journal->buffer);
    free(journal->folder);
    free(journal->data_path);
    free(journal->head_path);
    free(journal->temporary_path);
    free(journal);
}

uint64_t journal_length(const Journal *journal) { return journal->length + journal->pending.length; }

const char *journal_folder(const Journal *journal) { return journal->folder; }

static bool system_error(Error *error, const char *what, const char *path)
{
    return error_set(error, "cannot %s %s: %s", what, path, strerror(errno));
}

/* --- writing --- */

void journal_append(Journal *journal, const Bytes *data)
{
    bytes_add(&journal->pending, data->data, data->length);
}

static bool write_at(int file, const uint8_t *data, size_t length, uint64_t offset)
{
    while (length > 0) {
        ssize_t written = pwrite(file, data, length, (off_t)offset);
        if (written < 0 && errno == EINTR)
            continue;
        if (written <= 0)
            return false;
        data += written;
        offset += (uint64_t)written;
        length -= (size_t)written;
    }
    return true;
}

static void make_head(const Journal *journal, uint64_t hash, const Bytes *contents, Bytes *head)
{
    bytes_add(head, MAGIC, MAGIC_SIZE);
    bytes_add_u4(head, FORMAT);
    bytes_add_u4(head, journal->part);
    bytes_add_u8(head, journal->length + journal->pending.length);
    bytes_add_u8(head, hash);
    bytes_add_u8(head, contents->length);
    bytes_add(head, contents->data, contents->length);
    bytes_add_u8(head, XXH3_64bits(head->data, head->length));
}

/* Under another name until it is whole and on the disk. */
static bool replace_head(const Journal *journal, const Bytes *head, Error *error)
{
    int file = open(journal->temporary_path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0)
        return system_error(error, "write", journal->temporary_path);
    bool written = write_at(file, head->data, head->length, 0) && fsync(file) == 0;
    if (close(file) != 0 || !written)
        return system_error(error, "write", journal->temporary_path);
    if (rename(journal->temporary_path, journal->head_path) != 0)
        return system_error(error, "write", journal->head_path);
    return fsync(journal->folder_file) == 0 || system_error(error, "write", journal->folder);
}

bool journal_commit(Journal *journal, const Bytes *contents, Error *error)
{
    Bytes head = {0};
    if (!write_at(journal->data, journal->pending.data, journal->pending.length, journal->length)
        || fdatasync(journal->data) != 0)
        return system_error(error, "write", journal->data_path);
    XXH3_state_t *hash = XXH3_createState();
    if (hash == NULL)
        memory_exhausted(sizeof *journal);
    XXH3_copyState(hash, journal->hash);
    XXH3_64bits_update(hash, journal->pending.data, journal->pending.length);
    make_head(journal, XXH3_64bits_digest(hash), contents, &head);
    bool replaced = replace_head(journal, &head, error);
    bytes_free(&head);
    if (replaced) {
        XXH3_copyState(journal->hash, hash);
        journal->length += journal->pending.length;
        journal->pending.length = 0;
    }
    XXH3_freeState(hash);
    return replaced;
}

/* --- opening --- */

/* Two processes that write one journal would spoil it.  One that has just been killed keeps the lock until
 * its memory is freed, which takes a while if it is large: who goes on at once waits for that. */
static bool lock(const Journal *journal, Error *error)
{
    for (int tries = 0; flock(journal->data, LOCK_EX | LOCK_NB) != 0; tries++) {
        if (tries == LOCK_TRIES)
            return error_set(error, "%s is in use by another process", journal->data_path);
        nanosleep(&(struct timespec){.tv_nsec = LOCK_NANOSECONDS}, NULL);
    }
    return true;
}

static bool open_folder(Journal *journal, Error *error)
{
    journal->folder_file = open(journal->folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    return journal->folder_file >= 0 || system_error(error, "open", journal->folder);
}

static bool open_data(Journal *journal, int flags, Error *error)
{
    journal->data = open(journal->data_path, O_RDWR | O_CLOEXEC | flags, 0666);
    return (journal->data >= 0 || system_error(error, "open", journal->data_path)) && lock(journal, error);
}

static bool is_free(const Journal *journal, Error *error)
{
    return access(journal->head_path, F_OK) != 0
           || error_set(error, "%s has a checkpoint already: go on with --resume %s, or remove it",
                        journal->folder, journal->folder);
}

static bool make_folder(const Journal *journal, Error *error)
{
    return mkdir(journal->folder, 0777) == 0 || errno == EEXIST
           || system_error(error, "make", journal->folder);
}

static bool create(Journal *journal, Error *error)
{
    return is_free(journal, error) && make_folder(journal, error) && open_folder(journal, error)
           && open_data(journal, O_CREAT, error)
           && (ftruncate(journal->data, 0) == 0 || system_error(error, "write", journal->data_path));
}

Journal *journal_create(const char *folder, uint32_t part, Error *error)
{
    Journal *journal = make(folder, part);
    if (create(journal, error))
        return journal;
    journal_close(journal);
    return NULL;
}

static bool is_damaged(Error *error, const char *path, const char *how)
{
    return error_set(error, "%s is damaged: %s", path, how);
}

static bool read_whole(int file, Bytes *bytes)
{
    uint8_t block[4096];
    for (ssize_t count; (count = read(file, block, sizeof block)) != 0;) {
        if (count < 0 && errno != EINTR)
            return false;
        if (count > 0)
            bytes_add(bytes, block, (size_t)count);
    }
    return true;
}

static bool read_head_file(const Journal *journal, Bytes *head, Error *error)
{
    int file = open(journal->head_path, O_RDONLY | O_CLOEXEC);
    if (file < 0 && errno == ENOENT && access(journal->folder, F_OK) != 0)
        return error_no_file(error, "there is no checkpoint in", journal->folder);
    if (file < 0 && errno == ENOENT)
        return error_set(error, "there is no checkpoint in %s", journal->folder);
    if (file < 0)
        return system_error(error, "open", journal->head_path);
    bool fine = read_whole(file, head) || system_error(error, "read", journal->head_path);
    close(file);
    return fine;
}

static bool check_hash(const Journal *journal, const Bytes *head, Error *error)
{
    if (head->length < HEAD_SIZE + HASH_SIZE)
        return is_damaged(error, journal->head_path, "it is too short");
    size_t end = head->length - HASH_SIZE;
    Reader reader = {.data = head->data + end, .length = HASH_SIZE};
    if (memcmp(head->data, MAGIC, MAGIC_SIZE) != 0)
        return is_damaged(error, journal->head_path, "it is no checkpoint");
    return XXH3_64bits(head->data, end) == read_u8(&reader)
           || is_damaged(error, journal->head_path, "its hash is wrong");
}

static bool read_head(Journal *journal, const Bytes *head, Bytes *contents, Error *error)
{
    if (!check_hash(journal, head, error))
        return false;
    Reader reader = {.data = head->data, .position = MAGIC_SIZE, .length = head->length - HASH_SIZE};
    uint32_t format = read_u4(&reader), part = read_u4(&reader);
    journal->length = read_u8(&reader);
    journal->hash_committed = read_u8(&reader);
    uint64_t length = read_u8(&reader);
    if (format != FORMAT)
        return error_set(error, "%s was written by another version of clew (format %u instead of %d)",
                         journal->head_path, format, FORMAT);
    if (part != journal->part || length != reader.length - reader.position)
        return is_damaged(error, journal->head_path, "it does not fit its name or its length");
    bytes_add(contents, head->data + reader.position, (size_t)length);
    return true;
}

void journal_rewind(Journal *journal) { journal->read = journal->taken = journal->buffered = 0; }

static bool fill_buffer(Journal *journal)
{
    uint64_t left = journal->length - journal->read;
    ssize_t count;
    do
        count = pread(journal->data, journal->buffer, left < BUFFER_SIZE ? (size_t)left : BUFFER_SIZE,
                      (off_t)journal->read);
    while (count < 0 && errno == EINTR);
    journal->taken = 0;
    journal->buffered = count > 0 ? (size_t)count : 0;
    journal->read += journal->buffered;
    return journal->buffered > 0;
}

static bool check_data(Journal *journal, Error *error)
{
    while (fill_buffer(journal))
        XXH3_64bits_update(journal->hash, journal->buffer, journal->buffered);
    if (journal->read < journal->length)
        return is_damaged(error, journal->data_path, "it is too short");
    journal_rewind(journal);
    return XXH3_64bits_digest(journal->hash) == journal->hash_committed
           || is_damaged(error, journal->data_path, "its hash is wrong");
}

bool journal_cut(Journal *journal, uint64_t length, Error *error)
{
    if (length > journal->length)
        return is_damaged(error, journal->data_path, "it is too short");
    journal->length = length;
    journal->pending.length = 0;
    journal_rewind(journal);
    XXH3_64bits_reset(journal->hash);
    while (fill_buffer(journal))
        XXH3_64bits_update(journal->hash, journal->buffer, journal->buffered);
    if (journal->read < journal->length)
        return is_damaged(error, journal->data_path, "it is too short");
    journal->hash_committed = XXH3_64bits_digest(journal->hash);
    journal_rewind(journal);
    return true;
}

/* The head that counts is read when nobody else can write another one. */
static bool open_all(Journal *journal, Bytes *contents, Error *error)
{
    Bytes head = {0};
    bool fine =
        read_head_file(journal, &head, error) && open_folder(journal, error) && open_data(journal, 0, error);
    head.length = 0;
    fine = fine && read_head_file(journal, &head, error) && read_head(journal, &head, contents, error)
           && check_data(journal, error);
    bytes_free(&head);
    return fine;
}

Journal *journal_open(const char *folder, uint32_t part, Bytes *contents, Error *error)
{
    Journal *journal = make(folder, part);
    if (open_all(journal, contents, error))
        return journal;
    journal_close(journal);
    return NULL;
}

/* --- reading --- */

bool journal_read(Journal *journal, uint8_t *byte)
{
    if (journal->taken == journal->buffered && !fill_buffer(journal))
        return false;
    *byte = journal->buffer[journal->taken++];
    return true;
}

bool journal_read_packed(Journal *journal, uint64_t *number)
{
    uint8_t byte;
    *number = 0;
    for (unsigned shift = 0; shift < 63; shift += 7) {
        if (!journal_read(journal, &byte))
            return false;
        *number |= (uint64_t)(byte & 0x7F) << shift;
        if (byte < 0x80)
            return true;
    }
    return false;
}
