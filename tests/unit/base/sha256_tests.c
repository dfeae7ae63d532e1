/* Tests of base/sha256.c: the examples of FIPS 180-4, and texts around the length of a block. */
#include <string.h>

#include "base/sha256.h"
#include "tests/unit/suite.h"

static const char *hash_of(const char *text, int times, size_t piece)
{
    static _Thread_local char hash[SHA256_TEXT];
    Sha256 sha;
    sha256_begin(&sha);
    for (int i = 0; i < times; i++)
        for (size_t at = 0, length = strlen(text); at < length; at += piece)
            sha256_add(&sha, text + at, length - at < piece ? length - at : piece);
    sha256_end(&sha, hash);
    return hash;
}

static void known_texts_have_their_known_hashes(void)
{
    CU_ASSERT_STRING_EQUAL(hash_of("", 1, 1),
                           "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    CU_ASSERT_STRING_EQUAL(hash_of("abc", 1, 3),
                           "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    CU_ASSERT_STRING_EQUAL(hash_of("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 1, 56),
                           "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    CU_ASSERT_STRING_EQUAL(hash_of("aaaaaaaaaa", 100000, 10),
                           "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

static void the_pieces_do_not_matter(void)
{
    static const char text[] =
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz";
    char whole[SHA256_TEXT];
    strcpy(whole, hash_of(text, 3, sizeof text));
    for (size_t piece = 1; piece < sizeof text; piece++)
        CU_ASSERT_STRING_EQUAL(hash_of(text, 3, piece), whole);
}

const Test sha256_suite[] = {TEST(known_texts_have_their_known_hashes), TEST(the_pieces_do_not_matter), {0}};
