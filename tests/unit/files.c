/* Files for tests; see files.h. */
#include "tests/unit/files.h"

#include <ftw.h>
#include <stdio.h>
#include <stdlib.h>

bool file_read(const char *path, Bytes *content)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL)
        return false;
    char chunk[4096];
    for (size_t count; (count = fread(chunk, 1, sizeof chunk, file)) > 0;)
        bytes_add(content, chunk, count);
    fclose(file);
    bytes_add_u1(content, 0);
    content->length--;
    return true;
}

bool file_write(const char *path, const void *content, size_t length)
{
    FILE *file = fopen(path, "wb");
    if (file == NULL)
        return false;
    bool fine = fwrite(content, 1, length, file) == length;
    return fclose(file) == 0 && fine;
}

char *folder_create(void)
{
    Bytes path = {0};
    const char *temporary = getenv("TMPDIR");
    bytes_format(&path, "%s/clew-unit-XXXXXX", temporary ? temporary : "/tmp");
    bytes_add_u1(&path, 0);
    return mkdtemp((char *)path.data);
}

static int remove_entry(const char *path, const struct stat *status, int type, struct FTW *place)
{
    (void)status, (void)type, (void)place;
    return remove(path);
}

void folder_remove(char *folder)
{
    nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
    free(folder);
}
