/* Heuristics in shared objects, against include/clew/heuristic.h. */
#ifndef HEURISTICS_PLUGIN_H
#define HEURISTICS_PLUGIN_H

#include "heuristics/heuristic.h"

typedef struct Plugin Plugin;

bool plugin_is_path(const char *text, size_t length); /* "./my.so", "lib/my.so", "my.so" rather than a name */
Plugin *plugin_open(const char *path, Error *error);
void plugin_close(Plugin *plugin);

/* What it is to a guide, but for `create`: what it hands out knows its plug-in.  Lives as long as the
 * plug-in. */
const Heuristic *plugin_heuristic(const Plugin *plugin);
void *plugin_create(const Plugin *plugin, const Options *options, uint64_t seed, Error *error);

#endif
