/* Tests against the JDKs of this machine (skipped where there is none), and of images made byte by byte. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "classfiles/classfile.h"
#include "classfiles/classpath.h"
#include "classfiles/jdk.h"
#include "tests/unit/files.h"
#include "tests/unit/installed_jdk.h"
#include "tests/unit/suite.h"

/* ---- installed JDKs ---- */

typedef struct Count {
    Classpath *path;
    int classes, failures;
} Count;

static void read_class(void *context, const char *name)
{
    Count *count = context;
    char entry[1024];
    snprintf(entry, sizeof entry, "%s.class", name);
    ClassBytes found;
    Error error = {""};
    ClassFile *file = NULL;
    if (classpath_find(count->path, entry, &found, &error))
        file = classfile_read(found.bytes, found.length, found.origin, &error);
    count->classes++;
    if (file == NULL || strcmp(file->name, name) != 0) {
        count->failures++;
        fprintf(stderr, "\n    %s: %s\n", name, error.text);
    }
    classfile_free(file);
}

static void read_all_classes_of(const char *home)
{
    Error error = {""};
    Count count = {.path = classpath_create()};
    CU_ASSERT(classpath_add_jdk(count.path, home, &error));
    classpath_each_class(count.path, SOURCE_JDK, read_class, &count);
    CU_ASSERT(count.classes > 1000);
    CU_ASSERT_EQUAL(count.failures, 0);
    classpath_destroy(count.path);
}

static void read_installed(int feature)
{
    char *home = installed_jdk(feature);
    if (home)
        read_all_classes_of(home);
    else
        skip_test("not installed");
    free(home);
}

static void every_class_of_jdk_17_can_be_read(void) { read_installed(17); }

static void every_class_of_jdk_25_can_be_read(void) { read_installed(25); }

static void the_jdk_that_is_found_has_object_and_its_source(void)
{
    Error error = {""};
    char *home = classpath_find_jdk(NULL, &error);
    if (home == NULL) {
        assert_contains(error.text, "no JDK found");
        skip_test("no JDK");
        return;
    }
    Classpath *path = classpath_create();
    ClassBytes found;
    CU_ASSERT(classpath_add_jdk(path, home, &error));
    CU_ASSERT(classpath_find(path, "java/lang/Object.class", &found, &error));
    CU_ASSERT_EQUAL(found.source, SOURCE_JDK);
    assert_contains(found.origin, "/java.base/java/lang/Object.class");
    CU_ASSERT_FALSE(classpath_find(path, "java/lang/Nonsense.class", &found, &error));
    CU_ASSERT_STRING_EQUAL(error.text, "");
    CU_ASSERT_FALSE(classpath_find(path, "NoPackage.class", &found, &error));
    CU_ASSERT_STRING_EQUAL(error.text, "");
    classpath_destroy(path);
    free(home);
}

static void a_folder_that_is_no_jdk_is_refused(void)
{
    char *folder = folder_create();
    Error error = {""};
    CU_ASSERT_PTR_NULL(classpath_find_jdk(folder, &error));
    assert_contains(error.text, "not a JDK");
    Classpath *path = classpath_create();
    CU_ASSERT_FALSE(classpath_add_jdk(path, folder, &error));
    assert_contains(error.text, "not a JDK");
    classpath_destroy(path);
    folder_remove(folder);
}

/* ---- images of our own ---- */

enum { TABLE = 16 };

typedef struct ImageBuilder {
    int32_t redirect[TABLE];
    uint32_t offsets[TABLE];
    Bytes locations, strings, content;
} ImageBuilder;

static uint32_t add_string(ImageBuilder *image, const char *text)
{
    uint32_t offset = (uint32_t)image->strings.length;
    bytes_add(&image->strings, text, strlen(text) + 1);
    return offset;
}

static void add_part(ImageBuilder *image, unsigned part, uint32_t value)
{
    bytes_add_u1(&image->locations, part << 3 | 3);
    bytes_add_u4(&image->locations, value);
}

/* An entry /module/parent/base.extension; the slots of the few entries here must not collide. */
static void add_entry(ImageBuilder *image, const char *const parts[4], const void *content, uint32_t length,
                      uint32_t compressed)
{
    char name[200];
    snprintf(name, sizeof name, "/%s/%s%s%s%s%s", parts[0], parts[1], *parts[1] ? "/" : "", parts[2],
             *parts[3] ? "." : "", parts[3]);
    uint32_t hash = 0x01000193;
    for (const char *at = name; *at; at++)
        hash = (hash * 0x01000193) ^ (uint8_t)*at;
    uint32_t slot = (hash & 0x7FFFFFFF) % TABLE;
    CU_ASSERT_EQUAL(image->redirect[slot], 0);
    image->redirect[slot] = -1 - (int32_t)slot;
    image->offsets[slot] = (uint32_t)image->locations.length;
    for (unsigned part = 0; part < 4; part++)
        add_part(image, part + 1, add_string(image, parts[part]));
    add_part(image, 5, (uint32_t)image->content.length);
    add_part(image, 6, compressed);
    add_part(image, 7, length);
    bytes_add_u1(&image->locations, 0);
    bytes_add(&image->content, content, length);
}

static Bytes finish_image(ImageBuilder *image)
{
    uint32_t header[] = {0xCAFEDADA,
                         1 << 16,
                         0,
                         TABLE,
                         TABLE,
                         (uint32_t)image->locations.length,
                         (uint32_t)image->strings.length};
    Bytes out = {0};
    bytes_add(&out, header, sizeof header);
    bytes_add(&out, image->redirect, sizeof image->redirect);
    bytes_add(&out, image->offsets, sizeof image->offsets);
    bytes_add(&out, image->locations.data, image->locations.length);
    bytes_add(&out, image->strings.data, image->strings.length);
    bytes_add(&out, image->content.data, image->content.length);
    bytes_free(&image->locations);
    bytes_free(&image->strings);
    bytes_free(&image->content);
    return out;
}

/* An image with the class p.A in the module m. */
static Bytes make_image(uint32_t compressed)
{
    ImageBuilder image = {0};
    bytes_add_u1(&image.locations, 0); /* empty slots lead to an empty location */
    add_string(&image, "");
    uint32_t module = add_string(&image, "m"), package[] = {0, module};
    add_entry(&image, (const char *const[]){"packages", "", "p", ""}, package, sizeof package, 0);
    add_entry(&image, (const char *const[]){"m", "p", "A", "class"}, "class A", 7, compressed);
    return finish_image(&image);
}

static char *make_home(void)
{
    char *home = folder_create(), path[300];
    snprintf(path, sizeof path, "%s/lib", home);
    CU_ASSERT_EQUAL(mkdir(path, 0700), 0);
    snprintf(path, sizeof path, "%s/release", home);
    CU_ASSERT(file_write(path, "JAVA_VERSION=\"21.0.2\"\n", 22));
    return home;
}

static void write_image(const char *home, const Bytes *image)
{
    char path[300];
    snprintf(path, sizeof path, "%s/lib/modules", home);
    CU_ASSERT(file_write(path, image->data, image->length));
}

static void an_image_of_our_own_is_understood(void)
{
    char *home = make_home();
    Bytes image = make_image(0);
    write_image(home, &image);
    CU_ASSERT(jdk_is_home(home));
    CU_ASSERT_EQUAL(jdk_feature(home), 21);
    Classpath *path = classpath_create();
    ClassBytes found;
    Error error = {""};
    CU_ASSERT(classpath_add_jdk(path, home, &error));
    CU_ASSERT_FATAL(classpath_find(path, "p/A.class", &found, &error));
    CU_ASSERT(found.length == 7 && memcmp(found.bytes, "class A", 7) == 0 && found.mapped);
    CU_ASSERT_FALSE(classpath_find(path, "p/B.class", &found, &error));
    CU_ASSERT_FALSE(classpath_find(path, "q/A.class", &found, &error));
    CU_ASSERT_STRING_EQUAL(error.text, "");
    classpath_destroy(path);
    bytes_free(&image);
    folder_remove(home);
}

static void compressed_images_are_reported(void)
{
    char *home = make_home();
    Bytes image = make_image(5);
    write_image(home, &image);
    Classpath *path = classpath_create();
    ClassBytes found;
    Error error = {""};
    CU_ASSERT(classpath_add_jdk(path, home, &error));
    CU_ASSERT_FALSE(classpath_find(path, "p/A.class", &found, &error));
    assert_contains(error.text, "compressed images are not supported");
    classpath_destroy(path);
    bytes_free(&image);
    folder_remove(home);
}

static void ignore_class(void *context, const char *name) { (void)context, (void)name; }

static void use_image(const char *home)
{
    Classpath *path = classpath_create();
    ClassBytes found;
    Error error = {""};
    if (classpath_add_jdk(path, home, &error)) {
        if (classpath_find(path, "p/A.class", &found, &error))
            CU_ASSERT(found.length < 1000);
        classpath_each_class(path, SOURCE_JDK, ignore_class, NULL);
    }
    classpath_destroy(path);
}

static void damaged_images_do_no_harm(void)
{
    char *home = make_home();
    Bytes image = make_image(0);
    for (size_t at = 0; at < image.length; at++) {
        static const uint8_t flips[] = {0xFF, 0x40, 0x01};
        for (size_t i = 0; i < sizeof flips; i++) {
            image.data[at] ^= flips[i];
            write_image(home, &image);
            image.data[at] ^= flips[i];
            use_image(home);
        }
    }
    for (size_t whole = image.length; image.length > 0;
         image.length -= whole / 100 + 1 < image.length ? whole / 100 + 1 : image.length) {
        write_image(home, &image);
        use_image(home);
    }
    bytes_free(&image);
    folder_remove(home);
}

/* ---- finding a JDK ---- */

/* Sets a variable of the environment for a while; `before` is to be given to restore_variable. */
static char *set_variable(const char *name, const char *value)
{
    const char *before = getenv(name);
    char *copy = before ? memory_copy_string(before) : NULL;
    setenv(name, value, 1);
    return copy;
}

static void restore_variable(const char *name, char *before)
{
    if (before)
        setenv(name, before, 1);
    else
        unsetenv(name);
    free(before);
}

static void java_home_names_the_jdk(void)
{
    char *home = make_home();
    Bytes image = make_image(0);
    write_image(home, &image);
    char *before = set_variable("JAVA_HOME", home);
    Error error = {""};
    char *found = classpath_find_jdk(NULL, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(found);
    CU_ASSERT_STRING_EQUAL(found, home);
    free(found);
    restore_variable("JAVA_HOME", before);
    bytes_free(&image);
    folder_remove(home);
}

static void the_java_on_the_path_leads_to_its_jdk_through_links(void)
{
    char *home = make_home(), *elsewhere = folder_create(), program[300], link[300];
    Bytes image = make_image(0);
    write_image(home, &image);
    snprintf(program, sizeof program, "%s/bin", home);
    CU_ASSERT_EQUAL(mkdir(program, 0700), 0);
    snprintf(program, sizeof program, "%s/bin/java", home);
    CU_ASSERT(file_write(program, "", 0) && chmod(program, 0700) == 0);
    snprintf(link, sizeof link, "%s/java", elsewhere);
    CU_ASSERT_EQUAL(symlink(program, link), 0);
    char *java_home = set_variable("JAVA_HOME", "/nowhere"), *path = set_variable("PATH", elsewhere);
    Error error = {""};
    char *found = classpath_find_jdk(NULL, &error), *real = realpath(home, NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(found);
    CU_ASSERT_STRING_EQUAL(found, real);
    restore_variable("JAVA_HOME", java_home);
    restore_variable("PATH", path);
    free(found);
    free(real);
    bytes_free(&image);
    folder_remove(elsewhere);
    folder_remove(home);
}

static void without_hints_the_usual_places_are_searched(void)
{
    char *java_home = set_variable("JAVA_HOME", ""), *path = set_variable("PATH", "");
    Error error = {""};
    char *found = classpath_find_jdk(NULL, &error);
    CU_ASSERT(found ? jdk_is_home(found) : strstr(error.text, "no JDK found") != NULL);
    restore_variable("JAVA_HOME", java_home);
    restore_variable("PATH", path);
    free(found);
}

static void a_jdk_without_an_image_is_read_from_its_jmods(void)
{
    char *jdk = installed_jdk(17), *home = make_home(), jmods[300], link[300];
    snprintf(jmods, sizeof jmods, "%s/jmods", jdk ? jdk : "");
    snprintf(link, sizeof link, "%s/jmods", home);
    if (access(jmods, R_OK) != 0)
        skip_test("no jmods");
    else {
        CU_ASSERT_EQUAL(symlink(jmods, link), 0);
        CU_ASSERT(jdk_is_home(home));
        Count count = {.path = classpath_create()};
        Error error = {""};
        CU_ASSERT(classpath_add_jdk(count.path, home, &error));
        read_class(&count, "java/lang/Object");
        read_class(&count, "java/util/logging/Logger");
        CU_ASSERT_EQUAL(count.failures, 0);
        classpath_destroy(count.path);
    }
    free(jdk);
    folder_remove(home);
}

const Test jdk_suite[] = {
    TEST(every_class_of_jdk_17_can_be_read),
    TEST(every_class_of_jdk_25_can_be_read),
    TEST(the_jdk_that_is_found_has_object_and_its_source),
    TEST(a_folder_that_is_no_jdk_is_refused),
    TEST(an_image_of_our_own_is_understood),
    TEST(compressed_images_are_reported),
    TEST(damaged_images_do_no_harm),
    TEST(java_home_names_the_jdk),
    TEST(the_java_on_the_path_leads_to_its_jdk_through_links),
    TEST(without_hints_the_usual_places_are_searched),
    TEST(a_jdk_without_an_image_is_read_from_its_jmods),
    {0},
};
