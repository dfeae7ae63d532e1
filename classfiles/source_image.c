/* A JDK's lib/modules ("jimage"), mapped into memory.  All numbers are in the machine's byte order, but
 * attribute values are big-endian:
 *
 *   header       magic, version, flags, resources, table length, size of locations, of strings (7 x u4)
 *   redirect     table length x s4: a perfect hash
 *                (> 0: hash again with this seed; < 0: slot -1 - value; 0: none)
 *   offsets      table length x u4: slot -> offset into locations
 *   locations    streams of attributes: (kind << 3 | bytes - 1), value...; kind 0 ends
 *   strings      NUL-terminated
 *   content      what locations point into
 *
 * A resource's full name is /module/folder/base.extension; /packages/java.util lists the modules of a
 * package. */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "classfiles/source.h"

enum { IMAGE_MAGIC = (int)0xCAFEDADA, HEADER_SIZE = 28, HASH_FACTOR = 0x01000193 };

typedef enum LocationPart {
    PART_END,
    PART_MODULE,
    PART_PARENT,
    PART_BASE,
    PART_EXTENSION,
    PART_OFFSET,
    PART_COMPRESSED,
    PART_UNCOMPRESSED,
    PART_COUNT
} LocationPart;

typedef struct Location {
    uint64_t parts[PART_COUNT];
} Location;

typedef struct Image {
    Source source;
    const uint8_t *bytes;
    size_t size;
    uint32_t table_length, locations_size, strings_size;
    const uint8_t *redirect, *offsets, *locations, *strings, *content;
    size_t content_size;
} Image;

static uint32_t number_at(const uint8_t *at)
{
    uint32_t value;
    memcpy(&value, at, sizeof value);
    return value;
}

static const char *string_at(const Image *image, uint64_t offset)
{
    return offset < image->strings_size ? (const char *)image->strings + offset : "";
}

static uint32_t hash(const char *name, uint32_t seed)
{
    for (; *name; name++)
        seed = (seed * HASH_FACTOR) ^ (uint8_t)*name;
    return seed & 0x7FFFFFFF;
}

/* The location in a slot of the table; false when its bytes make no sense. */
static bool read_location(const Image *image, uint32_t slot, Location *location)
{
    *location = (Location){{0}};
    uint32_t at = number_at(image->offsets + 4 * (size_t)slot);
    while (at < image->locations_size && image->locations[at] >> 3 != PART_END) {
        unsigned part = image->locations[at] >> 3, length = (image->locations[at] & 7) + 1;
        if (part >= PART_COUNT || image->locations_size - at <= length)
            return false;
        uint64_t value = 0;
        for (unsigned i = 1; i <= length; i++)
            value = value << 8 | image->locations[at + i];
        location->parts[part] = value;
        at += 1 + length;
    }
    return at < image->locations_size;
}

/* Steps over `part` at the front of *text, if it is there. */
static bool skip_text(const char **text, const char *part)
{
    size_t length = strlen(part);
    if (strncmp(*text, part, length) != 0)
        return false;
    *text += length;
    return true;
}

/* The same for a part that may be empty, with what stands before or after it. */
static bool skip_optional(const char **text, const char *before, const char *part, const char *after)
{
    return *part == '\0' || (skip_text(text, before) && skip_text(text, part) && skip_text(text, after));
}

static bool location_is_named(const Image *image, const Location *location, const char *full_name)
{
    const char *rest = full_name;
    return skip_optional(&rest, "/", string_at(image, location->parts[PART_MODULE]), "/")
           && skip_optional(&rest, "", string_at(image, location->parts[PART_PARENT]), "/")
           && skip_text(&rest, string_at(image, location->parts[PART_BASE]))
           && skip_optional(&rest, ".", string_at(image, location->parts[PART_EXTENSION]), "")
           && *rest == '\0';
}

static bool find_location(const Image *image, const char *full_name, Location *location)
{
    uint32_t slot = hash(full_name, HASH_FACTOR) % image->table_length;
    int32_t redirect = (int32_t)number_at(image->redirect + 4 * (size_t)slot);
    if (redirect == 0)
        return false;
    slot = redirect > 0 ? hash(full_name, (uint32_t)redirect) % image->table_length
                        : (uint32_t)(-1 - (int64_t)redirect);
    return slot < image->table_length && read_location(image, slot, location)
           && location_is_named(image, location, full_name);
}

/* The content of a location; NULL when it lies outside of the file, or is compressed. */
static const uint8_t *location_content(const Image *image, const Location *location)
{
    uint64_t offset = location->parts[PART_OFFSET], size = location->parts[PART_UNCOMPRESSED];
    if (location->parts[PART_COMPRESSED] != 0 || offset > image->content_size
        || size > image->content_size - offset)
        return NULL;
    return image->content + offset;
}

static Finding take_location(const Image *image, const Location *location, const char *full_name,
                             ClassBytes *found, Bytes *origin, Error *error)
{
    const uint8_t *content = location_content(image, location);
    if (content == NULL) {
        error_set(error, "%.300s: %.300s: %s", image->source.path, full_name,
                  location->parts[PART_COMPRESSED]
                      ? "compressed images are not supported (jlink with --compress=0 makes one that is not)"
                      : "damaged entry, it lies outside of the file");
        return FINDING_DAMAGED;
    }
    found->bytes = content;
    found->length = location->parts[PART_UNCOMPRESSED];
    found->mapped = true;
    bytes_format(origin, "%s%s", image->source.path, full_name);
    bytes_add_u1(origin, 0);
    return FINDING_FOUND;
}

/* "/packages/java.util" for "java/util/List.class". */
static char *package_entry(const char *name)
{
    const char *slash = strrchr(name, '/');
    Bytes text = {0};
    bytes_add_text(&text, "/packages/");
    size_t start = text.length;
    if (slash != NULL)
        bytes_add(&text, name, (size_t)(slash - name));
    bytes_add_u1(&text, 0);
    for (char *at = (char *)text.data + start; *at; at++)
        if (*at == '/')
            *at = '.';
    return (char *)text.data;
}

/* A package's entry is pairs (u4, u4) of which the second is the name of a module that has such a package.
 * Several may (when parts are empty, or hold resources only), so each is tried. */
static Finding find_in_image(Source *source, const char *name, int feature, ClassBytes *found, Bytes *buffer,
                             Bytes *origin, Error *error)
{
    (void)feature, (void)buffer;
    const Image *image = (const Image *)source;
    Location package, location;
    char *entry = package_entry(name);
    bool known = find_location(image, entry, &package);
    free(entry);
    const uint8_t *modules = known ? location_content(image, &package) : NULL;
    Bytes full_name = {0};
    Finding finding = FINDING_ABSENT;
    for (uint64_t at = 0; modules && finding == FINDING_ABSENT && at + 8 <= package.parts[PART_UNCOMPRESSED];
         at += 8) {
        full_name.length = 0;
        bytes_format(&full_name, "/%s/%s", string_at(image, number_at(modules + at + 4)), name);
        bytes_add_u1(&full_name, 0);
        if (find_location(image, (const char *)full_name.data, &location))
            finding = take_location(image, &location, (const char *)full_name.data, found, origin, error);
    }
    bytes_free(&full_name);
    return finding;
}

static void visit_location(const Image *image, const Location *location, ClassVisitor *visit, void *context)
{
    const char *module = string_at(image, location->parts[PART_MODULE]);
    const char *base = string_at(image, location->parts[PART_BASE]);
    if (strcmp(string_at(image, location->parts[PART_EXTENSION]), "class") != 0
        || strcmp(base, "module-info") == 0 || strcmp(module, "modules") == 0
        || strcmp(module, "packages") == 0)
        return;
    Bytes name = {0};
    const char *parent = string_at(image, location->parts[PART_PARENT]);
    bytes_format(&name, "%s%s%s", parent, *parent ? "/" : "", base);
    bytes_add_u1(&name, 0);
    visit(context, (const char *)name.data);
    bytes_free(&name);
}

static void each_class_in_image(Source *source, ClassVisitor *visit, void *context)
{
    const Image *image = (const Image *)source;
    Location location;
    for (uint32_t slot = 0; slot < image->table_length; slot++)
        if (read_location(image, slot, &location))
            visit_location(image, &location, visit, context);
}

static void close_image(Source *source)
{
    Image *image = (Image *)source;
    if (image->bytes != NULL)
        munmap((void *)image->bytes, image->size);
}

static const SourceType image_type = {find_in_image, each_class_in_image, close_image};

static bool map_file(Image *image, const char *path, Error *error)
{
    int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (descriptor < 0 || fstat(descriptor, &status) != 0) {
        error_set(error, "%s: %s", path, strerror(errno));
        if (descriptor >= 0)
            close(descriptor);
        return false;
    }
    image->size = (size_t)status.st_size;
    void *mapped = image->size ? mmap(NULL, image->size, PROT_READ, MAP_PRIVATE, descriptor, 0) : MAP_FAILED;
    close(descriptor);
    if (mapped == MAP_FAILED)
        return error_set(error, "%s: cannot be mapped into memory", path);
    image->bytes = mapped;
    return true;
}

static bool find_parts(Image *image, const char *path, Error *error)
{
    if (image->size < HEADER_SIZE || number_at(image->bytes) != (uint32_t)IMAGE_MAGIC)
        return error_set(error, "%s: not a modules image of this machine's byte order", path);
    if (number_at(image->bytes + 4) >> 16 != 1)
        return error_set(error, "%s: modules image of version %u; 1 is known", path,
                         number_at(image->bytes + 4) >> 16);
    image->table_length = number_at(image->bytes + 16);
    image->locations_size = number_at(image->bytes + 20);
    image->strings_size = number_at(image->bytes + 24);
    uint64_t index_size =
        HEADER_SIZE + (uint64_t)image->table_length * 8 + image->locations_size + image->strings_size;
    if (index_size > image->size || image->table_length == 0 || image->strings_size == 0)
        return error_set(error, "%s: damaged modules image, its index is larger than the file", path);
    image->redirect = image->bytes + HEADER_SIZE;
    image->offsets = image->redirect + 4 * (size_t)image->table_length;
    image->locations = image->offsets + 4 * (size_t)image->table_length;
    image->strings = image->locations + image->locations_size;
    image->content = image->strings + image->strings_size;
    image->content_size = image->size - (size_t)index_size;
    return image->strings[image->strings_size - 1] == '\0'
           || error_set(error, "%s: damaged modules image, its strings have no end", path);
}

Source *source_image_open(const char *path, Error *error)
{
    Image *image = memory_allocate(sizeof *image);
    image->source.type = &image_type;
    image->source.path = memory_copy_string(path);
    if (map_file(image, path, error) && find_parts(image, path, error))
        return &image->source;
    source_close(&image->source);
    return NULL;
}
