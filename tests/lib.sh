# What every test suite shares: places, temporary files, counting, picking cases and parts.
#
# A suite is a shell script in tests/suites that reads this file first and calls `finish` last:
#     . "$(dirname "$0")/../lib.sh"
# tests/run passes, in the environment: TEST_BUILD, the folder of the build (build); TEST_PART, K/N for the Kth of N parts that
# run at the same time (0/1); TEST_ONLY, shell patterns, one a line, of which the names of the cases that count contain one (all).
#
# Variables: $root, $build, $clew, $work (temporary, removed at the end), $out and $err (for what the last command printed).
# The suite runs in the root of the checkout.  Output that does not depend on the user's settings:
# shellcheck shell=sh disable=SC2034
set -u
unset CDPATH CLASSPATH CLEW_OPTIONS JAVA_TOOL_OPTIONS JDK_JAVA_OPTIONS _JAVA_OPTIONS NO_COLOR
export LC_ALL=C.UTF-8 TZ=UTC

root=$(cd "$(dirname "$0")" && pwd)
while [ ! -f "$root/tests/lib.sh" ]; do root=${root%/*}; done
cd "$root" || exit 2
build=$root/${TEST_BUILD:-build}
clew=$build/clew
part=${TEST_PART:-0/1}
parts=${part#*/} part=${part%/*}
only=${TEST_ONLY:-}
passed=0 failed=0 turn=0
work=$(mktemp -d)
out=$work/out
err=$work/err
trap 'chmod -R u+rwx "$work"; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

# stop WHY: the suite cannot be run, which is a failure.
stop() {
    echo "$*" >&2
    exit 2
}

# skip WHY: the suite cannot be run here; tests/run says so and counts nothing.
skip() {
    echo "skipped: $*"
    exit 77
}

# need COMMAND...: skips the suite unless all of them are installed.
need() {
    for command; do
        command -v "$command" > /dev/null || skip "$command is missing (tools/setup test installs it)"
    done
}

# need_ranks: skips the suite without Open MPI.
need_ranks() {
    need mpirun
    [ -x "$build/clew-mpi" ] || skip "there is no clew-mpi, which is built where Open MPI is installed (tools/setup build)"
    as_root=
    [ "$(id -u)" != 0 ] || as_root=--allow-run-as-root
    export ASAN_OPTIONS=detect_leaks=0      # Open MPI leaks a little
}

# is_asked NAME: whether a case counts.
is_asked() {
    [ -n "$only" ] || return 0
    while read -r pattern; do
        # shellcheck disable=SC2254
        case $1 in
        *$pattern*) return 0 ;;
        esac
    done <<END
$only
END
    return 1
}

# may_ask NAME: whether a group of cases, whose names begin with this one, can have some that count.
may_ask() {
    # shellcheck disable=SC2254
    case $only in
    *"$1"*) return 0 ;;
    esac
    is_asked "$1"
}

# is_ours: whether the next item of a list belongs to this part.
is_ours() {
    turn=$((turn + 1))
    [ $((turn % parts)) = "$part" ]
}

# Every case ends in one of these two.
pass() {
    ! is_asked "$1" || passed=$((passed + 1))
}
fail() {
    is_asked "$1" || return 0
    failed=$((failed + 1))
    echo "FAILED $1"
    show "$out"
    show "$err"
}

# show FILE: the end of what a command printed.
show() {
    [ ! -s "$1" ] || tail -n 12 "$1" | cat -v | cut -c 1-240 | sed 's/^/    /'
}

# judge NAME: by the exit status of the command before.
judge() {
    if [ $? = 0 ]; then pass "$1"; else fail "$1"; fi
}

# equal NAME GOT WANTED
equal() {
    if [ "$2" = "$3" ]; then pass "$1"; else fail "$1: $2, wanted $3"; fi
}

# holds NAME COMMAND...: the command succeeds.
holds() {
    case_name=$1
    shift
    if "$@"; then pass "$case_name"; else fail "$case_name"; fi
}

# run ARGUMENTS...: clew, bounded in time; $out, $err, $status.
run() {
    timeout 600 "$clew" "$@" > "$out" 2> "$err" < /dev/null
    status=$?
}

# expect_streams NAME STATUS OUT ERR: exit status of the last run, and texts that its streams contain ("-": an empty stream).
expect_streams() {
    if [ "$status" != "$2" ]; then
        fail "$1: exit status $status instead of $2"
    elif ! stream_has "$out" "$3"; then
        fail "$1: stdout should be: $3"
    elif ! stream_has "$err" "$4"; then
        fail "$1: stderr should be: $4"
    else
        pass "$1"
    fi
}
stream_has() {
    if [ "$2" = - ]; then [ ! -s "$1" ]; else grep -qF -- "$2" "$1"; fi
}

# replays NAME TRACE: in a new process the trace of the check that has printed $out leads to the same error, by the same steps of
# threads with the same names: the same counterexample is shown.  Other errors, if there are more, follow it.
replays() {
    sed -n '/^counterexample: /,/^violation found: /{/^violation found: /!p;}' "$out" > "$work/counterexample"
    timeout 600 "$clew" replay "$2" > "$work/replayed" 2>&1
    replay_status=$?
    if [ $replay_status = 1 ] && [ -s "$work/replayed" ] \
        && cmp -s -n "$(wc -c < "$work/replayed")" "$work/counterexample" "$work/replayed"; then
        pass "$1, replayed"
    else
        diff "$work/counterexample" "$work/replayed" > "$out"
        fail "$1, replayed: exit status $replay_status"
    fi
}

# add_results: counts lines "passed NAME" of standard input, and those "FAILED NAME..." with what follows them.
add_results() {
    cat > "$work/results"
    while IFS= read -r line; do
        case $line in
        "passed "*) ! is_asked "${line#passed }" || passed=$((passed + 1)) ;;
        "FAILED "*) failed=$((failed + 1)); echo "$line" ;;
        *) echo "$line" ;;
        esac
    done < "$work/results"
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
    exit
}
