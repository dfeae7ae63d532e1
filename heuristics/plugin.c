/* Opens shared objects, checks what they export and makes heuristics of them; plugin_view.c is how they see a
 * state. */
#include "heuristics/plugin.h"

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/spelling.h"
#include "heuristics/plugin_view.h"

struct Plugin {
    void *handle;
    const ClewHeuristic *theirs;
    Heuristic heuristic;
    OptionSpec *options;
};

/* What a search knows as the heuristic. */
typedef struct Instance {
    const ClewHeuristic *theirs;
    void *self;
} Instance;

struct ClewSettings {
    const Options *options;
};

bool plugin_is_path(const char *text, size_t length)
{
    const char *slash = memchr(text, '/', length);
    if (slash != NULL && memchr(text, '=', (size_t)(slash - text)) == NULL)
        return true;
    return length > 3 && memcmp(text + length - 3, ".so", 3) == 0 && memchr(text, '=', length) == NULL;
}

/* --- as a heuristic --- */

static const char *get(const ClewSettings *settings, const char *name)
{
    const char *value = options_text(settings->options, name, NULL);
    return value == NULL && options_has(settings->options, name) ? "" : value;
}

void *plugin_create(const Plugin *plugin, const Options *options, uint64_t seed, Error *error)
{
    ClewSettings settings = {options};
    char message[512] = "";
    Instance instance = {.theirs = plugin->theirs};
    if (plugin->theirs->create != NULL) {
        instance.self = plugin->theirs->create(&settings, get, seed, message, sizeof message);
        message[sizeof message - 1] = '\0';
        if (instance.self == NULL) {
            error_set(error, "%s: %s", plugin->heuristic.name,
                      message[0] ? message : "it could not be made, and does not say why");
            return NULL;
        }
    }
    Instance *made = memory_allocate(sizeof *made);
    *made = instance;
    return made;
}

static double estimate(void *object, const Situation *situation)
{
    const Instance *instance = object;
    ClewState state = {situation};
    double value = instance->theirs->estimate(instance->self, &plugin_view, &state);
    return isfinite(value) ? value : 0;
}

static void destroy(void *object)
{
    const Instance *instance = object;
    if (instance->theirs->destroy != NULL && instance->self != NULL)
        instance->theirs->destroy(instance->self);
    free(object);
}

static OptionSpec *copy_settings(const ClewSetting *settings)
{
    size_t count = 0;
    while (settings != NULL && settings[count].name != NULL && count < OPTIONS_MAX - 1)
        count++;
    OptionSpec *options = memory_allocate((count + 1) * sizeof *options);
    for (size_t i = 0; i < count; i++)
        options[i] = (OptionSpec){settings[i].name, settings[i].value, ""};
    return options;
}

const Heuristic *plugin_heuristic(const Plugin *plugin) { return &plugin->heuristic; }

/* --- opening --- */

static bool is_usable(const char *path, const ClewHeuristic *theirs, Error *error)
{
    if (theirs == NULL)
        return error_set(error, "plug-in %s has no symbol clew_heuristic (see clew/heuristic.h)", path);
    if (theirs->version != CLEW_HEURISTIC_VERSION)
        return error_set(
            error,
            "plug-in %s is made for version %u of clew/heuristic.h, this clew has version %d: compile it again",
            path, theirs->version, CLEW_HEURISTIC_VERSION);
    return (theirs->name != NULL && theirs->estimate != NULL)
           || error_set(error, "plug-in %s has no name or no estimate", path);
}

/* Without a slash the system's folders of libraries would be looked through. */
static void *open_handle(const char *path, Error *error)
{
    size_t size = strlen(path) + 3;
    char *place = memory_allocate(size);
    snprintf(place, size, "%s%s", strchr(path, '/') == NULL ? "./" : "", path);
    bool is_there = access(place, R_OK) == 0 || error_no_file(error, "plug-in", path);
    void *handle = is_there ? dlopen(place, RTLD_NOW | RTLD_LOCAL) : NULL;
    free(place);
    if (is_there && handle == NULL)
        error_set(error, "plug-in %s cannot be loaded: %s", path, dlerror());
    return handle;
}

Plugin *plugin_open(const char *path, Error *error)
{
    void *handle = open_handle(path, error);
    if (handle == NULL)
        return NULL;
    const ClewHeuristic *theirs = dlsym(handle, "clew_heuristic");
    if (!is_usable(path, theirs, error)) {
        dlclose(handle);
        return NULL;
    }
    Plugin *plugin = memory_allocate(sizeof *plugin);
    *plugin = (Plugin){.handle = handle, .theirs = theirs, .options = copy_settings(theirs->settings)};
    plugin->heuristic = (Heuristic){.name = theirs->name,
                                    .summary = "",
                                    .options = plugin->options,
                                    .remembers = theirs->remembers,
                                    .best = -INFINITY,
                                    .estimate = estimate,
                                    .destroy = destroy};
    return plugin;
}

void plugin_close(Plugin *plugin)
{
    dlclose(plugin->handle);
    free(plugin->options);
    free(plugin);
}
