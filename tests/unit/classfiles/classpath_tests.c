/* Tests of classfiles/classpath.c and the sources behind it, on folders and archives made for the purpose. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

#include "base/memory.h"
#include "classfiles/classpath.h"
#include "tests/unit/files.h"
#include "tests/unit/suite.h"

/* ---- making things to look into ---- */

static char *path_in(const char *folder, const char *name)
{
    Bytes path = {0};
    bytes_format(&path, "%s/%s", folder, name);
    bytes_add_u1(&path, 0);
    return (char *)path.data;
}

static void make_file(const char *folder, const char *name, const char *content)
{
    char *path = path_in(folder, name);
    CU_ASSERT(file_write(path, content, strlen(content)));
    free(path);
}

static void make_folder(const char *folder, const char *name)
{
    char *path = path_in(folder, name);
    CU_ASSERT_EQUAL(mkdir(path, 0700), 0);
    free(path);
}

/* An archive from pairs of name and content, which a NULL ends. */
static void make_archive(const char *folder, const char *name, ...)
{
    char *path = path_in(folder, name);
    zip_t *zip = zip_open(path, ZIP_CREATE | ZIP_TRUNCATE, NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(zip);
    va_list arguments;
    va_start(arguments, name);
    for (const char *entry; (entry = va_arg(arguments, const char *)) != NULL;) {
        const char *content = va_arg(arguments, const char *);
        zip_source_t *source = zip_source_buffer(zip, content, strlen(content), 0);
        CU_ASSERT(zip_file_add(zip, entry, source, 0) >= 0);
    }
    va_end(arguments);
    CU_ASSERT_EQUAL(zip_close(zip), 0);
    free(path);
}

/* ---- asking ---- */

static void expect_content(Classpath *path, const char *name, const char *expected)
{
    ClassBytes found;
    Error error;
    bool is_there = classpath_find(path, name, &found, &error);
    if (expected == NULL) {
        CU_ASSERT_FALSE(is_there);
        CU_ASSERT_STRING_EQUAL(error.text, "");
        return;
    }
    CU_ASSERT(is_there);
    if (!is_there)
        return;
    CU_ASSERT_EQUAL(found.length, strlen(expected));
    CU_ASSERT(found.length == strlen(expected) && memcmp(found.bytes, expected, found.length) == 0);
}

static void add(Classpath *path, const char *folder, const char *entry)
{
    char *full = path_in(folder, entry);
    Error error = {""};
    bool added = classpath_add(path, full, &error);
    if (!added)
        fprintf(stderr, "\n    %s\n", error.text);
    CU_ASSERT(added);
    free(full);
}

static void expect_refused(const char *folder, const char *entry, const char *message)
{
    Classpath *path = classpath_create();
    char *full = path_in(folder, entry);
    Error error = {""};
    CU_ASSERT_FALSE(classpath_add(path, full, &error));
    assert_contains(error.text, message);
    free(full);
    classpath_destroy(path);
}

static void expect_missing(const char *folder, const char *entry, const char *message)
{
    Classpath *path = classpath_create();
    add(path, folder, entry);
    assert_contains(classpath_missing(path), message);
    classpath_destroy(path);
}

static void collect(void *context, const char *name) { bytes_format(context, "%s ", name); }

static void expect_classes(Classpath *path, const char *expected)
{
    Bytes names = {0};
    classpath_each_class(path, SOURCE_PROGRAM, collect, &names);
    bytes_add_u1(&names, 0);
    CU_ASSERT_STRING_EQUAL((const char *)names.data, expected);
    bytes_free(&names);
}

/* ---- tests ---- */

static void a_folder_is_looked_into_by_path(void)
{
    char *folder = folder_create();
    make_folder(folder, "a");
    make_file(folder, "a/B.class", "b in a");
    make_file(folder, "text.txt", "text");
    Classpath *path = classpath_create();
    add(path, folder, "");
    expect_content(path, "a/B.class", "b in a");
    expect_content(path, "text.txt", "text");
    expect_content(path, "a", NULL);
    expect_content(path, "a/C.class", NULL);
    expect_content(path, "text.txt/x", NULL);
    expect_classes(path, "a/B ");
    classpath_destroy(path);
    folder_remove(folder);
}

static void names_do_not_lead_out_of_a_folder(void)
{
    char *folder = folder_create();
    make_folder(folder, "in");
    make_file(folder, "out.txt", "secret");
    make_file(folder, "in/..a", "fine");
    Classpath *path = classpath_create();
    add(path, folder, "in");
    expect_content(path, "../out.txt", NULL);
    expect_content(path, "x/../../out.txt", NULL);
    expect_content(path, "/etc/passwd", NULL);
    expect_content(path, "..a", "fine");
    classpath_destroy(path);
    folder_remove(folder);
}

static void the_first_entry_that_has_a_class_wins(void)
{
    char *folder = folder_create();
    make_archive(folder, "1.jar", "A.class", "first", NULL);
    make_archive(folder, "2.jar", "A.class", "second", "B.class", "only", NULL);
    Classpath *path = classpath_create();
    Bytes both = {0};
    bytes_format(&both, "%s/1.jar:%s/2.jar", folder, folder);
    bytes_add_u1(&both, 0);
    Error error;
    CU_ASSERT(classpath_add(path, (const char *)both.data, &error));
    bytes_free(&both);
    expect_content(path, "A.class", "first");
    expect_content(path, "B.class", "only");
    ClassBytes found;
    CU_ASSERT(classpath_find(path, "B.class", &found, &error));
    assert_contains(found.origin, "/2.jar!/B.class");
    CU_ASSERT_EQUAL(found.source, SOURCE_PROGRAM);
    CU_ASSERT(classpath_find_after(path, "A.class", 1, &found, &error));
    assert_contains(found.origin, "/2.jar!/A.class");
    CU_ASSERT_FALSE(classpath_find_after(path, "A.class", 2, &found, &error));
    CU_ASSERT_FALSE(classpath_find_after(path, "B.class", 1, &found, &error));
    classpath_destroy(path);
    folder_remove(folder);
}

static void an_embedded_archive_wins_over_all(void)
{
    char *folder = folder_create();
    make_archive(folder, "1.jar", "A.class", "program", NULL);
    make_archive(folder, "ours.zip", "A.class", "ours", NULL);
    char *ours = path_in(folder, "ours.zip");
    Bytes zip = {0};
    CU_ASSERT_FATAL(file_read(ours, &zip));
    free(ours);
    Classpath *path = classpath_create();
    add(path, folder, "1.jar");
    Error error;
    CU_ASSERT(classpath_add_archive_in_memory(path, zip.data, zip.length, "library", &error));
    expect_content(path, "A.class", "ours");
    ClassBytes found;
    CU_ASSERT(classpath_find(path, "A.class", &found, &error));
    CU_ASSERT_EQUAL(found.source, SOURCE_EMBEDDED);
    CU_ASSERT_STRING_EQUAL(found.origin, "library!/A.class");
    CU_ASSERT_FALSE(classpath_add_archive_in_memory(path, "junk", 4, "library", &error));
    assert_contains(error.text, "library: not a readable archive");
    classpath_destroy(path);
    bytes_free(&zip);
    folder_remove(folder);
}

static void a_star_stands_for_all_jars_of_a_folder(void)
{
    char *folder = folder_create();
    make_archive(folder, "b.jar", "B.class", "b", "A.class", "from b", NULL);
    make_archive(folder, "a.jar", "A.class", "from a", NULL);
    make_file(folder, "note.txt", "no jar");
    Classpath *path = classpath_create();
    add(path, folder, "*");
    expect_content(path, "A.class", "from a");
    expect_content(path, "B.class", "b");
    expect_content(path, "note.txt", NULL);
    classpath_destroy(path);
    folder_remove(folder);
}

static void a_manifest_leads_to_other_jars_even_in_circles(void)
{
    char *folder = folder_create();
    make_folder(folder, "lib");
    make_archive(folder, "1.jar", "A.class", "1", "META-INF/MANIFEST.MF",
                 "Manifest-Version: 1.0\nClass-Path: lib/2.jar lib/classes%20x/ missing.jar\n", NULL);
    make_archive(folder, "lib/2.jar", "B.class", "2", "META-INF/MANIFEST.MF", "Class-Path: ../1.jar 3.jar\n",
                 NULL);
    make_archive(folder, "lib/3.jar", "C.class", "3", "META-INF/MANIFEST.MF", "Class-Path: 2.jar\n", NULL);
    make_folder(folder, "lib/classes x");
    make_file(folder, "lib/classes x/D.class", "4");
    Classpath *path = classpath_create();
    add(path, folder, "1.jar");
    expect_content(path, "A.class", "1");
    expect_content(path, "B.class", "2");
    expect_content(path, "C.class", "3");
    expect_content(path, "D.class", "4");
    expect_classes(path, "A B D C ");
    classpath_destroy(path);
    folder_remove(folder);
}

static void multi_release_jars_are_read_for_java_17(void)
{
    char *folder = folder_create();
    make_archive(folder, "m.jar", "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\nMulti-Release: true\n",
                 "A.class", "old", "META-INF/versions/9/A.class", "nine", "META-INF/versions/17/A.class",
                 "seventeen", "META-INF/versions/21/A.class", "too new", "META-INF/versions/11/B.class",
                 "eleven", NULL);
    make_archive(folder, "s.jar", "C.class", "single", "META-INF/versions/9/C.class", "nine", NULL);
    Classpath *path = classpath_create();
    add(path, folder, "m.jar");
    add(path, folder, "s.jar");
    expect_content(path, "A.class", "seventeen");
    expect_content(path, "B.class", "eleven");
    expect_content(path, "C.class", "single");
    classpath_destroy(path);
    folder_remove(folder);
}

static void a_jmod_is_an_archive_after_four_bytes(void)
{
    char *folder = folder_create();
    make_archive(folder, "m.zip", "classes/a/A.class", "in jmod", "bin/tool", "not a class", NULL);
    char *zip_path = path_in(folder, "m.zip"), *jmod_path = path_in(folder, "m.jmod");
    Bytes zip = {0}, jmod = {0};
    CU_ASSERT_FATAL(file_read(zip_path, &zip));
    bytes_add(&jmod, "JM\1\0", 4);
    bytes_add(&jmod, zip.data, zip.length);
    CU_ASSERT(file_write(jmod_path, jmod.data, jmod.length));
    Classpath *path = classpath_create();
    add(path, folder, "m.jmod");
    expect_content(path, "a/A.class", "in jmod");
    expect_content(path, "bin/tool", NULL);
    expect_classes(path, "a/A ");
    classpath_destroy(path);
    make_file(folder, "bad.jmod", "JM\2");
    expect_refused(folder, "bad.jmod", "bad.jmod: not a jmod file");
    free(zip_path);
    free(jmod_path);
    bytes_free(&zip);
    bytes_free(&jmod);
    folder_remove(folder);
}

static void missing_entries_are_ignored_and_noted(void)
{
    char *folder = folder_create();
    expect_missing(folder, "nowhere", "nowhere: no such file or folder");
    expect_missing(folder, "nowhere/*", "nowhere/*: No such file");
    folder_remove(folder);
}

static void broken_jars_are_reported(void)
{
    char *folder = folder_create();
    make_file(folder, "broken.jar", "this is not a zip file at all");
    expect_refused(folder, "broken.jar", "broken.jar: not a readable archive");
    make_file(folder, "empty.jar", "");
    expect_refused(folder, "empty.jar", "empty.jar: not a readable archive");
    folder_remove(folder);
}

/* Every byte of a jar altered, then every entry asked for: found, absent or reported, and nothing else. */
static void a_damaged_jar_never_does_more_harm_than_a_message(void)
{
    char *folder = folder_create();
    make_archive(folder, "a.jar", "META-INF/MANIFEST.MF", "Multi-Release: true\nClass-Path: b.jar\n",
                 "A.class", "some text that can be compressed, compressed, compressed, compressed", NULL);
    char *jar = path_in(folder, "a.jar");
    Bytes bytes = {0};
    CU_ASSERT_FATAL(file_read(jar, &bytes));
    for (size_t at = 0; at < bytes.length; at++) {
        bytes.data[at] ^= 0x55;
        CU_ASSERT(file_write(jar, bytes.data, bytes.length));
        bytes.data[at] ^= 0x55;
        Classpath *path = classpath_create();
        ClassBytes found;
        Error error = {""};
        if (!classpath_add(path, jar, &error))
            assert_contains(error.text, "a.jar");
        else if (!classpath_find(path, "A.class", &found, &error) && error.text[0])
            assert_contains(error.text, "a.jar: A.class: damaged archive entry");
        classpath_destroy(path);
    }
    bytes_free(&bytes);
    free(jar);
    folder_remove(folder);
}

static void the_main_class_comes_from_the_manifest(void)
{
    char *folder = folder_create();
    make_archive(folder, "a.jar", "META-INF/MANIFEST.MF", "Manifest-Version: 1.0\r\nMain-Class: a.Main \r\n",
                 NULL);
    make_archive(folder, "b.jar", "A.class", "x", NULL);
    char *with = path_in(folder, "a.jar"), *without = path_in(folder, "b.jar");
    Error error = {""};
    char *name = classpath_main_class(with, &error);
    CU_ASSERT_PTR_NOT_NULL_FATAL(name);
    CU_ASSERT_STRING_EQUAL(name, "a.Main");
    CU_ASSERT_PTR_NULL(classpath_main_class(without, &error));
    assert_contains(error.text, "b.jar: its manifest has no Main-Class");
    free(name);
    free(with);
    free(without);
    folder_remove(folder);
}

const Test classpath_suite[] = {
    TEST(a_folder_is_looked_into_by_path),
    TEST(names_do_not_lead_out_of_a_folder),
    TEST(the_first_entry_that_has_a_class_wins),
    TEST(an_embedded_archive_wins_over_all),
    TEST(a_star_stands_for_all_jars_of_a_folder),
    TEST(a_manifest_leads_to_other_jars_even_in_circles),
    TEST(multi_release_jars_are_read_for_java_17),
    TEST(a_jmod_is_an_archive_after_four_bytes),
    TEST(missing_entries_are_ignored_and_noted),
    TEST(broken_jars_are_reported),
    TEST(a_damaged_jar_never_does_more_harm_than_a_message),
    TEST(the_main_class_comes_from_the_manifest),
    {0},
};
