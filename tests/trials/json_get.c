/* Prints a value of a JSON file: json_get FILE KEY...; a number as key counts elements from 0, "length" of an
 * array is how many it has. Exits with 1 when the file is not well-formed or there is no such value. */
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

static const json_t *step_into(const json_t *value, const char *key)
{
    return json_is_array(value) ? json_array_get(value, (size_t)atol(key)) : json_object_get(value, key);
}

int main(int argc, char **argv)
{
    json_error_t error;
    const json_t *value = argc > 1 ? json_load_file(argv[1], JSON_REJECT_DUPLICATES, &error) : NULL;
    for (int i = 2; i < argc && value != NULL; i++) {
        if (json_is_array(value) && strcmp(argv[i], "length") == 0)
            return printf("%zu\n", json_array_size(value)) < 0;
        value = step_into(value, argv[i]);
    }
    if (value == NULL)
        return 1;
    if (json_is_string(value))
        return puts(json_string_value(value)) < 0;
    json_dumpf(value, stdout, JSON_ENCODE_ANY | JSON_COMPACT | JSON_REAL_PRECISION(15));
    return putchar('\n') < 0;
}
