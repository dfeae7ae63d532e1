/* Edit distance, and the nearest of a list of names or of the files in a folder. */
#include "base/spelling.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { WORD_MAX = 128 };

int spelling_distance(const char *a, const char *b)
{
    int row[WORD_MAX + 1];
    size_t length_a = strlen(a), length_b = strlen(b);
    if (length_a > WORD_MAX || length_b > WORD_MAX)
        return WORD_MAX;
    for (size_t j = 0; j <= length_b; j++)
        row[j] = (int)j;
    for (size_t i = 1; i <= length_a; i++) {
        int diagonal = row[0];
        row[0] = (int)i;
        for (size_t j = 1; j <= length_b; j++) {
            int replaced = diagonal + (a[i - 1] != b[j - 1]);
            int shorter = (row[j] < row[j - 1] ? row[j] : row[j - 1]) + 1;
            diagonal = row[j];
            row[j] = replaced < shorter ? replaced : shorter;
        }
    }
    return row[length_b];
}

int spelling_tolerance(const char *word) { return (int)strlen(word) / 3 + 1; }

const char *nearest_name(const char *word, const char *const *names)
{
    const char *best = NULL;
    int least = spelling_tolerance(word) + 1;
    for (; *names != NULL; names++) {
        int d = spelling_distance(word, *names);
        if (d < least) {
            least = d;
            best = *names;
        }
    }
    return best;
}

const char *suggestion(const char *name, char text[SUGGESTION_MAX])
{
    *text = '\0';
    if (name != NULL)
        snprintf(text, SUGGESTION_MAX, " (did you mean %s?)", name);
    return text;
}

/* ---- files ---- */

/* The nearest to `name` in a folder, which is a path that ends with '/', or empty: the present one. */
static bool find_near_entry(const char *folder, const char *name, char nearest[NAME_MAX + 1])
{
    int least = spelling_tolerance(name) + 1;
    DIR *entries = opendir(*folder ? folder : ".");
    if (entries == NULL)
        return false;
    *nearest = '\0';
    for (struct dirent *entry; (entry = readdir(entries)) != NULL;) {
        int d = spelling_distance(name, entry->d_name);
        bool is_better = d < least || (d == least && *nearest && strcmp(entry->d_name, nearest) < 0);
        if (entry->d_name[0] == '.' || !is_better)
            continue;
        least = d;
        snprintf(nearest, NAME_MAX + 1, "%s", entry->d_name);
    }
    closedir(entries);
    return *nearest != '\0';
}

enum { NEAR_MAX = 400 }; /* nobody reads a longer one */

/* Part by part: what is there stays, what is not is replaced by what is near. */
static bool find_near_file(const char *path, char near[NEAR_MAX])
{
    size_t length = 0, slashes, letters;
    for (const char *at = path; *at != '\0'; at += slashes + letters) {
        char name[NAME_MAX + 1], other[NAME_MAX + 1];
        slashes = strspn(at, "/");
        letters = strcspn(at + slashes, "/");
        if (letters > NAME_MAX || length + slashes + NAME_MAX >= NEAR_MAX)
            return false;
        snprintf(name, sizeof name, "%.*s", (int)letters, at + slashes);
        memset(near + length, '/', slashes);
        length += slashes;
        near[length] = '\0';
        strcpy(near + length, name);
        if (letters > 0 && access(near, F_OK) != 0) {
            near[length] = '\0';
            if (!find_near_entry(near, name, other))
                return false;
            strcpy(near + length, other);
        }
        length += strlen(near + length);
    }
    return length > 0;
}

bool error_no_file(Error *error, const char *what, const char *path)
{
    char near[NEAR_MAX], text[SUGGESTION_MAX];
    int why = errno;
    if (why != ENOENT && why != ENOTDIR)
        return error_set(error, "%s %s: %s", what, path, strerror(why));
    return error_set(error, "%s %s: no such file or folder%s", what, path,
                     suggestion(find_near_file(path, near) ? near : NULL, text));
}
