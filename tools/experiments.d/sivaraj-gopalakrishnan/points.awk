# Points of the pictures, from the lines of `search`: a file for each picture in `folder`; x, then for each search its value, or - where there is none.
BEGIN { searches = split("mpi-bfs random-walk walks walks-bfs walks-bfs-walks walks-walks", search, " ") }

function note(picture, x, name, value) {
    seen[picture]; at[picture, x]; sum[picture, x, name] += value; count[picture, x, name]++
}

{
    split($2, argument, " ")
    found = $6 == "violation"
    if ($1 == "depth" && found) note("depth", argument[2], $3, $7)
    if ($1 == "width" && found) note("width", argument[5], $3, $7)
    if ($1 == "density") note("density", argument[3], $3, found)
    if ($1 == "bridge") note("bridge", argument[3], $3, found)
    if ($1 == "ranks" && argument[1] == "DeepBug") { note("messages", $4, $3, $12); note("bytes", $4, $3, $13 / 1000) }
}

END {
    for (picture in seen)
        for (key in at) {
            split(key, part, SUBSEP)
            if (part[1] != picture) continue
            line = part[2]
            for (s = 1; s <= searches; s++) line = line " " ((key, search[s]) in sum ? sum[key, search[s]] / count[key, search[s]] : "-")
            print line | ("sort -n >" folder "/" picture)
        }
}
