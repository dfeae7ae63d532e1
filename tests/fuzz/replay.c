/* Runs a fuzz target over files and the files in folders, for compilers without libFuzzer. */
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static int replay_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    struct stat status;
    if (file == NULL || fstat(fileno(file), &status) != 0) {
        perror(path);
        exit(2);
    }
    uint8_t *data = malloc((size_t)status.st_size + !status.st_size);
    size_t length = data ? fread(data, 1, (size_t)status.st_size, file) : 0;
    fclose(file);
    LLVMFuzzerTestOneInput(data, length);
    free(data);
    return 1;
}

static int replay_folder(const char *path)
{
    struct dirent **entries;
    int count = scandir(path, &entries, NULL, alphasort), replayed = 0;
    if (count < 0)
        return replay_file(path);
    for (int i = 0; i < count; i++) {
        char file[4096];
        snprintf(file, sizeof file, "%s/%s", path, entries[i]->d_name);
        if (entries[i]->d_name[0] != '.')
            replayed += replay_file(file);
        free(entries[i]);
    }
    free(entries);
    return replayed;
}

int main(int count, char **arguments)
{
    int replayed = 0;
    for (int i = 1; i < count; i++)
        replayed += replay_folder(arguments[i]);
    printf("%d inputs replayed\n", replayed);
    return 0;
}
