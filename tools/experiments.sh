# What the programs `run` of tools/experiments.d share: the rows that are wanted, results that are kept so that an experiment goes on where it was stopped, the
# progress line, and an orderly end when it is interrupted: the report then has the rows that were finished.  Included after `name` and `here` are set.

tab=$(printf '\t')
work=$(mktemp -d) || exit 2
is_stopped=
trap 'rm -rf "$work"' EXIT
trap 'is_stopped=yes' INT TERM HUP

fail() { echo "$name: $*" >&2; exit 2; }

# select_rows FILE: those that ONLY matches, without comments; none is no failure if MAY_BE_NONE is set.
select_rows() { grep -v '^#' "$1" | grep -E -e "$ONLY"; }

# no_row_matches FILE...: ends, and says what there is.
no_row_matches() {
    echo "$name: no row matches $ONLY; there are (fields with tabs between them):" >&2
    grep -hv '^#' "$@" | cut -f 1-5 | cut -c 1-110 >&2
    exit 2
}

# What bounds a search: states, so that results do not depend on the machine, or seconds.
limits() { [ -n "$STATES" ] && echo "--max-states $STATES" || echo "--max-time $SECONDS_PER_ROW"; }
bound_in_words() { [ -n "$STATES" ] && echo "$STATES states" || echo "$SECONDS_PER_ROW seconds"; }

# remembered COMMAND...: what the command prints, which is kept: it is not run again for the same words, limits and program.  Nothing is kept and the
# status is 1 if the experiment is being stopped.
remembered() {
    key="$KEPT_FOR $(limits) $*"
    place=$OUT/kept/$(printf '%s' "$key" | cksum | tr ' ' _)
    if [ "$(head -n 1 "$place" 2>/dev/null)" != "$key" ]; then
        "$@" >"$work/result" || [ -n "$is_stopped" ] || return 2
        [ -z "$is_stopped" ] || return 1
        mkdir -p "$OUT/kept"
        { printf '%s\n' "$key"; cat "$work/result"; } >"$place.$$" && mv "$place.$$" "$place"
    fi
    tail -n +2 "$place"
}

# progress DONE ALL: a line on standard error.
progress() {
    case $PROGRESS in
    never) ;;
    always) printf '%s: %s of %s rows\n' "$name" "$1" "$2" >&2 ;;
    *) [ ! -t 2 ] || printf '\r%s: %s of %s rows' "$name" "$1" "$2" >&2 ;;
    esac
}
progress_ends() { [ "$PROGRESS" != auto ] || [ ! -t 2 ] || printf '\r\033[K' >&2; }

# stopped_early DONE ALL: says so, if it was; the status of the whole is then 130.
stopped_early() { [ -z "$is_stopped" ] || echo "$name: stopped after $1 of $2 rows; the report has these, and the same command goes on with the others" >&2; }
status() { [ -z "$is_stopped" ] && echo 0 || echo 130; }

machine() {
    processor=$(sed -n 's/^model name.*: //p' /proc/cpuinfo 2>/dev/null | head -n 1)
    echo "${processor:-unknown processor}, $(nproc) cores, $(awk '/^MemTotal/ { printf "%.0f GB", $2 / 1e6 }' /proc/meminfo 2>/dev/null)"
}

# The claims of the paper (claims.awk of the experiment) against the rows of a table, into NAME-claims.csv.
decide_claims() {
    awk -f "$here/../../claims.awk" -f "$here/claims.awk" "$@" >"$OUT/$name-claims.csv" || fail "the claims cannot be decided"
}
