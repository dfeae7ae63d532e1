/* Finding the JDKs of this machine, for tests; see installed_jdk.h. */
#include "tests/unit/installed_jdk.h"

#include <dirent.h>
#include <stdlib.h>

#include "base/bytes.h"
#include "classfiles/jdk.h"

char *installed_jdk(int feature)
{
    struct dirent **entries;
    int count = scandir("/usr/lib/jvm", &entries, NULL, alphasort);
    char *home = NULL;
    for (int i = 0; i < count; i++) {
        Bytes path = {0};
        bytes_format(&path, "/usr/lib/jvm/%s", entries[i]->d_name);
        bytes_add_u1(&path, 0);
        if (home == NULL && jdk_feature((const char *)path.data) == feature
            && jdk_is_home((const char *)path.data))
            home = (char *)path.data;
        else
            bytes_free(&path);
        free(entries[i]);
    }
    if (count >= 0)
        free(entries);
    return home;
}
