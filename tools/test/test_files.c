/* A folder for temporary files, and a process that writes there. */
#include "tools/test/test_files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/bytes.h"
#include "base/memory.h"
#include "tools/common/child_process.h"

char *test_file_path(const char *folder, const char *name)
{
    Bytes path = {0};
    bytes_format(&path, "%s/%s", folder, name);
    bytes_add_u1(&path, 0);
    return (char *)path.data;
}

char *test_folder_create(Error *error)
{
    const char *parent = getenv("TMPDIR");
    char *folder = test_file_path(parent != NULL && parent[0] != '\0' ? parent : "/tmp", "clew-test-XXXXXX");
    if (mkdtemp(folder) != NULL)
        return folder;
    error_set(error, "cannot make a folder %s: %s", folder, strerror(errno));
    free(folder);
    return NULL;
}

void test_folder_remove(const char *folder)
{
    DIR *entries = opendir(folder);
    for (const struct dirent *entry; entries != NULL && (entry = readdir(entries)) != NULL;)
        if (entry->d_name[0] != '.')
            unlinkat(dirfd(entries), entry->d_name, 0);
    if (entries != NULL)
        closedir(entries);
    rmdir(folder);
}

char *test_file_read(const char *folder, const char *name)
{
    char *path = test_file_path(folder, name), chunk[16384];
    FILE *file = fopen(path, "r");
    Bytes text = {0};
    free(path);
    if (file == NULL)
        return NULL;
    for (size_t count; (count = fread(chunk, 1, sizeof chunk, file)) > 0;)
        bytes_add(&text, chunk, count);
    fclose(file);
    bytes_add_u1(&text, 0);
    return (char *)text.data;
}

int test_file_create(const char *folder, const char *name)
{
    char *path = test_file_path(folder, name);
    int descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
    free(path);
    return descriptor;
}

int test_process_run(const StringList *arguments, const char *folder, Error *error)
{
    int status = -1, output = test_file_create(folder, "output"),
        messages = test_file_create(folder, "messages");
    pid_t process = -1;
    if (output >= 0 && messages >= 0)
        process = child_process_start(
            arguments, &(ChildFiles){.output = output, .messages = messages, .kept = {-1, -1}});
    if (process < 0)
        error_set(error, "cannot start a process: %s", strerror(errno));
    if (output >= 0)
        close(output);
    if (messages >= 0)
        close(messages);
    while (process >= 0 && waitpid(process, &status, 0) < 0 && errno == EINTR)
        continue;
    return process < 0 ? -1 : WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
