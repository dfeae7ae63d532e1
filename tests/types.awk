# "NAME FILE" for each type that a C file defines: `typedef struct NAME {`, `struct NAME {`, `enum NAME {`, `typedef ... NAME;`.
# A typedef that only names a struct (`typedef struct Vm Vm;`) defines nothing.
function define(name) { print name, FILENAME }
FNR == 1 { depth = 0; is_typedef = 0 }
{
    line = $0
    gsub(/"([^"\\]|\\.)*"/, "\"\"", line)
    sub(/\/\/.*/, "", line)
    gsub(/\/\*[^*]*\*\//, "", line)
}
depth == 0 && match(line, /^(typedef +)?(struct|union|enum) +[A-Za-z_][A-Za-z0-9_]* *\{/) {
    name = line
    sub(/^(typedef +)?(struct|union|enum) +/, "", name)
    sub(/ *\{.*/, "", name)
    define(name)
}
depth == 0 && line ~ /^typedef / { is_typedef = 1 }
depth == 0 && is_typedef && line ~ /^typedef [^{]*\(\*[A-Za-z_]+\)/ {
    name = line
    sub(/^typedef [^(]*\(\*/, "", name)
    sub(/\).*/, "", name)
    define(name)
}
depth == 0 && line ~ /^typedef / && line !~ /[{(]/ && line ~ /;/ && line !~ /^typedef +(struct|union|enum) / {
    name = line
    sub(/ *(\[.*\])?;.*/, "", name)
    sub(/.*[ *]/, "", name)
    define(name)
}
{
    opens = gsub(/\{/, "{", line)
    closes = gsub(/\}/, "}", line)
    depth += opens - closes
    if (is_typedef && depth == 0 && match(line, /\} *[A-Za-z_][A-Za-z0-9_]* *;/)) {
        name = substr(line, RSTART, RLENGTH)
        gsub(/[} ;]/, "", name)
        define(name)
    }
    if (depth <= 0) { depth = 0; if (line ~ /;/) is_typedef = 0 }
}
