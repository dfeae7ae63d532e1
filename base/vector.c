/* Committing makes the nodes above the leaves that changed, from the nodes of the state before; entering
 * walks down the nodes that differ. */
#include "base/vector.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/invariant.h"
#include "base/memory.h"

#define SPINE_BIT      0x80000000u /* a cold id that is a spine node, not a chunk's top */
#define NO_STATE_THERE UINT32_MAX

enum { TOP_LEFT, TOP_RIGHT, TOP_COLD }; /* of Vector.tops */
enum { MEMO_BITS = 14, KNOWN_BITS = 14 };

/* A node that was asked for lately: its table is too large for the processor's caches. */
typedef struct KnownNode {
    Pair pair; /* both 0: none */
    uint32_t id;
} KnownNode;

/* What a hot half or the first chunk becomes by one or two new leaves. */
typedef struct MemoEntry {
    uint32_t top, first_id; /* before; what the leaves become */
    uint32_t second_id;
    uint16_t first, second; /* leaves + 1; 0: no such leaf */
    uint32_t result;
} MemoEntry;

struct VectorMemo {
    MemoEntry entries[1 << MEMO_BITS];
    KnownNode nodes[1 << KNOWN_BITS];
};

void tree_create(Tree *tree)
{
    pairs_create(&tree->nodes);
    pairs_create(&tree->roots);
}

void tree_destroy(Tree *tree)
{
    pairs_destroy(&tree->nodes);
    pairs_destroy(&tree->roots);
}

size_t tree_bytes(const Tree *tree) { return pairs_bytes(&tree->nodes) + pairs_bytes(&tree->roots); }

static KnownNode *known_place(const Vector *vector, uint32_t left, uint32_t right)
{
    uint64_t hash = (left ^ (uint64_t)right * 0x9E3779B97F4A7C15u) * 0xD6E8FEB86659FD93u;
    return &vector->memo->nodes[hash >> (64 - KNOWN_BITS)];
}

/* Node ids are pair numbers + 1. */
static uint32_t node(const Vector *vector, uint32_t left, uint32_t right)
{
    if ((left | right) == 0)
        return 0;
    KnownNode *known = known_place(vector, left, right);
    if (known->pair.left != left || known->pair.right != right) {
        bool is_new;
        *known = (KnownNode){{left, right}, pairs_intern(&vector->tree->nodes, left, right, &is_new) + 1};
    }
    return known->id;
}

static Pair halves(const Tree *tree, uint32_t id)
{
    assert_costly(id <= __atomic_load_n(&tree->nodes.count, __ATOMIC_RELAXED) && "a node that was interned");
    return id == 0 ? (Pair){0, 0} : tree->nodes.pairs[id - 1];
}

/* --- places --- */

static uint32_t hot_leaves(const Vector *vector) { return 1u << vector->hot_bits; }

/* Of cold positions, which count from 0 here: their chunk, its first position, how many it has. */
static uint32_t chunk_of(uint32_t position)
{
    return position < FIRST_LEAVES ? 0 : 1 + (position - FIRST_LEAVES) / COLD_LEAVES;
}
static uint32_t chunk_base(uint32_t chunk)
{
    return chunk == 0 ? 0 : FIRST_LEAVES + (chunk - 1) * COLD_LEAVES;
}
static uint32_t chunk_leaves(uint32_t chunk) { return chunk == 0 ? FIRST_LEAVES : COLD_LEAVES; }

static uint32_t top_of(uint32_t chunk) { return TOP_COLD + 2 * chunk; }
static uint32_t spine_of(uint32_t chunk) { return TOP_COLD + 2 * chunk + 1; }

void vector_create(Vector *vector, Tree *tree, unsigned hot_bits)
{
    assert(hot_bits <= HOT_BITS_MAX);
    *vector =
        (Vector){.tree = tree, .hot_bits = hot_bits, .present = NO_STATE_THERE, .before = NO_STATE_THERE};
    vector->tops = memory_allocate(TOP_COLD * sizeof *vector->tops);
    vector->memo = memory_allocate(sizeof *vector->memo);
    MEMORY_ROOM_FOR(vector->ids, vector->id_capacity, hot_leaves(vector) + FIRST_LEAVES - 1);
}

void vector_destroy(Vector *vector)
{
    free(vector->ids);
    free(vector->tops);
    free(vector->top_changes);
    free(vector->cold_changed);
    free(vector->memo);
}

static void ensure_chunk(Vector *vector, uint32_t chunk)
{
    if (chunk < vector->chunk_count)
        return;
    vector->tops = memory_resize(vector->tops, top_of(chunk + 1) * sizeof *vector->tops);
    for (; vector->chunk_count <= chunk; vector->chunk_count++)
        vector->tops[top_of(vector->chunk_count)] = vector->tops[spine_of(vector->chunk_count)] = 0;
    MEMORY_ROOM_FOR(vector->ids, vector->id_capacity,
                    hot_leaves(vector) + chunk_base(chunk) + chunk_leaves(chunk) - 1);
}

/* --- invariants --- */

/* Does the subtree `id` have the leaves that the vector has from `base` on? */
static bool subtree_is_right(const Vector *vector, uint32_t id, uint32_t base, uint32_t leaves)
{
    if (leaves == 1)
        return vector->ids[base] == id;
    Pair both = halves(vector->tree, id);
    return subtree_is_right(vector, both.left, base, leaves / 2)
           && subtree_is_right(vector, both.right, base + leaves / 2, leaves / 2);
}

/* Are all tops what the leaves make them?  Then equal leaves have equal tops, and so states. */
static bool is_consistent(const Vector *vector)
{
    uint32_t hot = hot_leaves(vector), half = hot > 1 ? hot / 2 : 1;
    if (!subtree_is_right(vector, vector->tops[TOP_LEFT], 0, half)
        || (hot > 1 && !subtree_is_right(vector, vector->tops[TOP_RIGHT], half, half)))
        return false;
    for (uint32_t c = 0, rest; c < vector->chunk_count; c++) {
        uint32_t top = vector->tops[top_of(c)], spine = vector->tops[spine_of(c)];
        if (!subtree_is_right(vector, top, hot + chunk_base(c), chunk_leaves(c)))
            return false;
        rest = c + 1 < vector->chunk_count ? vector->tops[spine_of(c + 1)] : 0;
        Pair both = spine & SPINE_BIT ? halves(vector->tree, spine & ~SPINE_BIT) : (Pair){spine, 0};
        if (both.left != top || both.right != rest)
            return false;
    }
    return true;
}

static uint32_t cold_top(const Vector *vector)
{
    return vector->chunk_count > 0 ? vector->tops[spine_of(0)] : 0;
}

/* Does the vector hold what `state` is? */
static bool is_at(const Vector *vector, uint32_t state)
{
    Pair root = vector->tree->roots.pairs[state];
    if (vector->hot_bits == 0)
        return root.left == vector->tops[TOP_LEFT] && root.right == cold_top(vector);
    Pair right = halves(vector->tree, root.right);
    return root.left == vector->tops[TOP_LEFT] && right.left == vector->tops[TOP_RIGHT]
           && right.right == cold_top(vector);
}

/* --- setting --- */

static void begin_changes(Vector *vector)
{
    vector->change_count = vector->top_change_count = 0;
    vector->before = vector->present;
    vector->has_changes = true;
}

static bool is_noted(const Vector *vector, uint32_t position)
{
    for (uint32_t i = 0; i < vector->change_count; i++)
        if (vector->changes[i].place == position)
            return true;
    return false;
}

/* Each position once; with very many there is no way back, and nothing more to note. */
static void note_change(Vector *vector, uint32_t position)
{
    if (vector->before == NO_STATE_THERE || is_noted(vector, position))
        return;
    if (vector->change_count == VECTOR_CHANGES_MAX)
        vector->before = NO_STATE_THERE;
    else
        vector->changes[vector->change_count++] = (VectorChange){position, vector->ids[position]};
}

void vector_set(Vector *vector, uint32_t position, uint32_t id)
{
    uint32_t hot = hot_leaves(vector);
    if (!vector->has_changes)
        begin_changes(vector);
    if (position < hot) {
        vector->hot_changed |= (uint64_t)1 << position;
    } else {
        ensure_chunk(vector, chunk_of(position - hot));
        MEMORY_ROOM_FOR(vector->cold_changed, vector->cold_changed_capacity, vector->cold_changed_count);
        vector->cold_changed[vector->cold_changed_count++] = position - hot;
    }
    note_change(vector, position);
    vector->ids[position] = id;
}

static void set_top(Vector *vector, uint32_t place, uint32_t id)
{
    if (vector->tops[place] == id)
        return;
    MEMORY_ROOM_FOR(vector->top_changes, vector->top_change_capacity, vector->top_change_count);
    vector->top_changes[vector->top_change_count++] = (VectorChange){place, vector->tops[place]};
    vector->tops[place] = id;
}

/* --- committing --- */

/* What the hot subtree `id`, whose leaves begin at `base`, is after those in `changed` have changed. */
static uint32_t remake_hot(const Vector *vector, uint32_t id, uint32_t base, uint32_t leaves,
                           uint64_t changed)
{
    if (changed == 0)
        return id;
    if (leaves == 1)
        return vector->ids[base];
    uint64_t low = ((uint64_t)1 << (base + leaves / 2)) - 1;
    Pair both = halves(vector->tree, id);
    return node(vector, remake_hot(vector, both.left, base, leaves / 2, changed & low),
                remake_hot(vector, both.right, base + leaves / 2, leaves / 2, changed & ~low));
}

static MemoEntry *memo_place(const Vector *vector, const MemoEntry *wanted)
{
    uint64_t hash = ((uint64_t)wanted->top << 32 | wanted->first_id) * 0x9E3779B97F4A7C15u;
    hash = (hash ^ hash >> 29 ^ ((uint64_t)wanted->second_id << 16 | wanted->second << 8 | wanted->first))
           * 0xD6E8FEB86659FD93u;
    return &vector->memo->entries[hash >> (64 - MEMO_BITS)];
}

static bool is_same_change(const MemoEntry *one, const MemoEntry *other)
{
    return memcmp(one, other, offsetof(MemoEntry, result)) == 0;
}

/* The same, remembered if at most two leaves have changed. */
static uint32_t recall_hot(const Vector *vector, uint32_t id, uint32_t base, uint32_t leaves,
                           uint64_t changed)
{
    uint64_t rest = changed & (changed - 1);
    if ((rest & (rest - 1)) != 0 || leaves <= 2)
        return remake_hot(vector, id, base, leaves, changed);
    uint32_t first = (uint32_t)__builtin_ctzll(changed);
    MemoEntry wanted = {.top = id, .first = (uint16_t)(first + 1), .first_id = vector->ids[first]};
    if (rest != 0) {
        uint32_t second = (uint32_t)__builtin_ctzll(rest);
        wanted.second = (uint16_t)(second + 1);
        wanted.second_id = vector->ids[second];
    }
    MemoEntry *known = memo_place(vector, &wanted);
    if (!is_same_change(known, &wanted)) {
        wanted.result = remake_hot(vector, id, base, leaves, changed);
        *known = wanted;
    }
    assert_costly(known->result == remake_hot(vector, id, base, leaves, changed));
    return known->result;
}

static void commit_hot(Vector *vector)
{
    uint32_t leaves = hot_leaves(vector), half = leaves / 2;
    uint64_t changed = vector->hot_changed, left = vector->hot_bits == 0 ? 1 : ((uint64_t)1 << half) - 1;
    vector->hot_changed = 0;
    if (changed & left)
        set_top(vector, TOP_LEFT,
                recall_hot(vector, vector->tops[TOP_LEFT], 0, half == 0 ? 1 : half, changed & left));
    if (changed & ~left)
        set_top(vector, TOP_RIGHT, recall_hot(vector, vector->tops[TOP_RIGHT], half, half, changed & ~left));
}

static int compare(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* With SORTED_BY_MARKS or more, a bit for each number is cheaper than comparing: a large heap that dies
 * changes most positions at once. */
enum { SORTED_BY_INSERTION = 16, SORTED_BY_MARKS = 1 << 10, MARKS_PER_NUMBER = 64 };

/* Sorts and takes out what comes twice; gives how many are left. */
static uint32_t sort_by_marks(uint32_t *numbers, uint32_t count, uint32_t highest)
{
    uint32_t words = highest / 64 + 1, kept = 0;
    uint64_t *marks = memory_allocate(words * sizeof *marks);
    for (uint32_t i = 0; i < count; i++)
        marks[numbers[i] / 64] |= (uint64_t)1 << numbers[i] % 64;
    for (uint32_t i = 0; i < words; i++)
        for (uint64_t word = marks[i]; word != 0; word &= word - 1)
            numbers[kept++] = i * 64 + (uint32_t)__builtin_ctzll(word);
    free(marks);
    assert(kept <= count);
    return kept;
}

/* Sorts; gives how many are left, since some ways of sorting take out what comes twice. */
static uint32_t sort(uint32_t *numbers, uint32_t count)
{
    if (count >= SORTED_BY_MARKS) {
        uint32_t highest = 0;
        for (uint32_t i = 0; i < count; i++)
            highest = numbers[i] > highest ? numbers[i] : highest;
        if (highest / MARKS_PER_NUMBER < count)
            return sort_by_marks(numbers, count, highest);
    }
    if (count > SORTED_BY_INSERTION) {
        qsort(numbers, count, sizeof *numbers, compare);
        return count;
    }
    for (uint32_t i = 1; i < count; i++) {
        uint32_t number = numbers[i], at = i;
        for (; at > 0 && numbers[at - 1] > number; at--)
            numbers[at] = numbers[at - 1];
        numbers[at] = number;
    }
    return count;
}

/* How many of the numbers, which are sorted, are less than `limit`. */
static uint32_t count_below(const uint32_t *numbers, uint32_t count, uint32_t limit)
{
    uint32_t low = 0;
    while (count > 0) {
        uint32_t half = count / 2;
        bool is_below = numbers[low + half] < limit;
        low += is_below ? half + 1 : 0;
        count = is_below ? count - half - 1 : half;
    }
    return low;
}

/* What the cold subtree `id`, whose leaves begin at `base`, is after those in `changed`, which is sorted,
 * have changed. */
static uint32_t remake_cold(const Vector *vector, uint32_t id, uint32_t base, uint32_t leaves,
                            const uint32_t *changed, uint32_t count)
{
    if (count == 0)
        return id;
    if (leaves == 1)
        return vector->ids[hot_leaves(vector) + base];
    uint32_t middle = base + leaves / 2, low = count_below(changed, count, middle);
    Pair both = halves(vector->tree, id);
    return node(vector, remake_cold(vector, both.left, base, leaves / 2, changed, low),
                remake_cold(vector, both.right, middle, leaves / 2, changed + low, count - low));
}

static void commit_spine(Vector *vector)
{
    uint32_t rest = 0;
    for (uint32_t c = vector->chunk_count; c-- > 0;) {
        uint32_t top = vector->tops[top_of(c)];
        rest = rest == 0 ? top : SPINE_BIT | node(vector, top, rest);
        set_top(vector, spine_of(c), rest);
    }
}

static void commit_cold(Vector *vector)
{
    uint32_t count = vector->cold_changed_count, *changed = vector->cold_changed;
    if (count == 0)
        return;
    count = sort(changed, count);
    for (uint32_t from = 0, to; from < count; from = to) {
        uint32_t chunk = chunk_of(changed[from]);
        to = from + count_below(changed + from, count - from, chunk_base(chunk) + chunk_leaves(chunk));
        set_top(vector, top_of(chunk),
                remake_cold(vector, vector->tops[top_of(chunk)], chunk_base(chunk), chunk_leaves(chunk),
                            changed + from, to - from));
    }
    vector->cold_changed_count = 0;
    commit_spine(vector);
}

/* The hot right half and the cold part together: often the same as for the state before. */
static uint32_t right_half(Vector *vector, uint32_t hot, uint32_t cold)
{
    if (vector->right == 0 || vector->right_hot != hot || vector->right_cold != cold) {
        vector->right = node(vector, hot, cold);
        vector->right_hot = hot;
        vector->right_cold = cold;
    }
    return vector->right;
}

uint32_t vector_commit(Vector *vector, bool *is_new)
{
    if (!vector->has_changes)
        begin_changes(vector);
    commit_hot(vector);
    commit_cold(vector);
    vector->has_changes = false;
    assert(vector->hot_changed == 0 && vector->cold_changed_count == 0);
    assert_costly(is_consistent(vector));
    uint32_t cold = cold_top(vector);
    uint32_t right = vector->hot_bits == 0 ? cold : right_half(vector, vector->tops[TOP_RIGHT], cold);
    uint32_t state = pairs_intern(&vector->tree->roots, vector->tops[TOP_LEFT], right, is_new);
    assert_costly(is_at(vector, state));
    return vector->present = state;
}

/* --- taking --- */

/* Writes into one subtree. */
typedef struct Group {
    uint32_t base, leaves; /* its positions */
    const VectorWrite *writes;
    uint32_t count;
} Group;

/* What the subtree `id` is after the writes of its group. */
static uint32_t remake_group(const Vector *vector, uint32_t id, uint32_t base, uint32_t leaves,
                             const Group *group)
{
    uint32_t i = 0;
    while (i < group->count && group->writes[i].position - base >= leaves)
        i++;
    if (i == group->count)
        return id;
    if (leaves == 1)
        return group->writes[i].id;
    Pair both = halves(vector->tree, id);
    return node(vector, remake_group(vector, both.left, base, leaves / 2, group),
                remake_group(vector, both.right, base + leaves / 2, leaves / 2, group));
}

static uint32_t recall_group(const Vector *vector, uint32_t id, const Group *group)
{
    if (group->count == 0)
        return id;
    if (group->count > 2 || group->leaves <= 2)
        return remake_group(vector, id, group->base, group->leaves, group);
    MemoEntry wanted = {.top = id,
                        .first = (uint16_t)(group->writes[0].position + 1),
                        .first_id = group->writes[0].id};
    if (group->count > 1) {
        wanted.second = (uint16_t)(group->writes[1].position + 1);
        wanted.second_id = group->writes[1].id;
    }
    MemoEntry *known = memo_place(vector, &wanted);
    if (!is_same_change(known, &wanted)) {
        wanted.result = remake_group(vector, id, group->base, group->leaves, group);
        *known = wanted;
    }
    assert_costly(known->result == remake_group(vector, id, group->base, group->leaves, group));
    return known->result;
}

/* The writes, which are sorted, into the two hot halves and the first chunk; false: there are others. */
static bool make_groups(const Vector *vector, const VectorWrite *writes, uint32_t count, Group groups[3])
{
    uint32_t hot = hot_leaves(vector), half = hot / 2, left = 0, right = 0;
    if (vector->hot_bits == 0 || vector->chunk_count == 0
        || (count > 0 && writes[count - 1].position >= hot + FIRST_LEAVES))
        return false;
    while (left < count && writes[left].position < half)
        left++;
    while (left + right < count && writes[left + right].position < hot)
        right++;
    groups[TOP_LEFT] = (Group){0, half, writes, left};
    groups[TOP_RIGHT] = (Group){half, half, writes + left, right};
    groups[TOP_COLD] = (Group){hot, FIRST_LEAVES, writes + left + right, count - left - right};
    return true;
}

static bool is_sorted(const VectorWrite *writes, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++)
        if (writes[i - 1].position >= writes[i].position)
            return false;
    return true;
}

/* The spine from the first chunk on, if that chunk were `top`. */
static uint32_t spine_above(const Vector *vector, uint32_t top)
{
    uint32_t rest = vector->chunk_count > 1 ? vector->tops[spine_of(1)] : 0;
    return rest == 0 ? top : SPINE_BIT | node(vector, top, rest);
}

static void move(Vector *vector, const VectorWrite *writes, uint32_t count, Apply *apply, void *context)
{
    begin_changes(vector);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t position = writes[i].position, old = vector->ids[position];
        assert(old != writes[i].id && "a write changes something");
        note_change(vector, position);
        vector->ids[position] = writes[i].id;
        apply(context, position, old, writes[i].id);
    }
    vector->has_changes = false;
}

/* Goes there in any case, and back. */
static uint32_t take_by_setting(Vector *vector, const VectorWrite *writes, uint32_t count, bool *is_new,
                                Apply *apply, void *context)
{
    uint32_t from = vector->present;
    assert(from != NO_STATE_THERE);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t old = vector_get(vector, writes[i].position);
        vector_set(vector, writes[i].position, writes[i].id);
        apply(context, writes[i].position, old, writes[i].id);
    }
    uint32_t state = vector_commit(vector, is_new);
    if (!*is_new)
        vector_enter(vector, from, apply, context);
    return state;
}

uint32_t vector_take(Vector *vector, const VectorWrite *writes, uint32_t count, bool *is_new, Apply *apply,
                     void *context)
{
    Group groups[3];
    assert(!vector->has_changes && "what was set is committed or set back");
    assert_costly(is_sorted(writes, count));
    if (!make_groups(vector, writes, count, groups))
        return take_by_setting(vector, writes, count, is_new, apply, context);
    uint32_t tops[3];
    for (int i = TOP_LEFT; i <= TOP_COLD; i++)
        tops[i] = recall_group(vector, vector->tops[i], &groups[i]);
    uint32_t cold = groups[TOP_COLD].count == 0 ? cold_top(vector) : spine_above(vector, tops[TOP_COLD]);
    uint32_t state =
        pairs_intern(&vector->tree->roots, tops[TOP_LEFT], right_half(vector, tops[TOP_RIGHT], cold), is_new);
    if (!*is_new)
        return state;
    move(vector, writes, count, apply, context);
    for (uint32_t i = TOP_LEFT; i <= TOP_COLD; i++)
        set_top(vector, i, tops[i]);
    set_top(vector, spine_of(0), cold);
    assert_costly(is_at(vector, state));
    assert_costly(is_consistent(vector));
    return vector->present = state;
}

/* --- entering --- */

typedef struct Entering {
    Vector *vector;
    Apply *apply;
    void *context;
} Entering;

/* Makes the leaves from `base` on, which are those of the subtree `old`, those of `id`. */
static void enter_subtree(const Entering *entering, uint32_t old, uint32_t id, uint32_t base, uint32_t leaves)
{
    if (leaves == 1) {
        assert_costly(entering->vector->ids[base] == old);
        entering->vector->ids[base] = id;
        entering->apply(entering->context, base, old, id);
        return;
    }
    Pair before = halves(entering->vector->tree, old), now = halves(entering->vector->tree, id);
    if (before.left != now.left)
        enter_subtree(entering, before.left, now.left, base, leaves / 2);
    if (before.right != now.right)
        enter_subtree(entering, before.right, now.right, base + leaves / 2, leaves / 2);
}

static void enter_top(const Entering *entering, uint32_t place, uint32_t id, uint32_t base, uint32_t leaves)
{
    uint32_t old = entering->vector->tops[place];
    entering->vector->tops[place] = id;
    if (old != id)
        enter_subtree(entering, old, id, base, leaves);
}

static void enter_cold(const Entering *entering, uint32_t id)
{
    Vector *vector = entering->vector;
    for (uint32_t c = 0; c < vector->chunk_count || id != 0; c++) {
        ensure_chunk(vector, c);
        if (vector->tops[spine_of(c)] == id)
            return;
        vector->tops[spine_of(c)] = id;
        bool has_rest = (id & SPINE_BIT) != 0;
        Pair both = has_rest ? halves(vector->tree, id & ~SPINE_BIT) : (Pair){id, 0};
        enter_top(entering, top_of(c), both.left, hot_leaves(vector) + chunk_base(c), chunk_leaves(c));
        id = both.right;
    }
}

static void walk_down(Vector *vector, uint32_t state, Apply *apply, void *context)
{
    Entering entering = {vector, apply, context};
    Pair root = vector->tree->roots.pairs[state];
    if (vector->hot_bits == 0) {
        enter_top(&entering, TOP_LEFT, root.left, 0, 1);
        enter_cold(&entering, root.right);
    } else {
        uint32_t half = hot_leaves(vector) / 2;
        Pair right = halves(vector->tree, root.right);
        enter_top(&entering, TOP_LEFT, root.left, 0, half);
        enter_top(&entering, TOP_RIGHT, right.left, half, half);
        enter_cold(&entering, right.right);
    }
}

/* Back to the state before the last commit. */
static void go_back(Vector *vector, Apply *apply, void *context)
{
    for (uint32_t i = vector->top_change_count; i-- > 0;)
        vector->tops[vector->top_changes[i].place] = vector->top_changes[i].old;
    for (uint32_t i = vector->change_count; i-- > 0;) {
        VectorChange change = vector->changes[i];
        uint32_t now = vector->ids[change.place];
        vector->ids[change.place] = change.old;
        if (now != change.old)
            apply(context, change.place, now, change.old);
    }
}

void vector_enter(Vector *vector, uint32_t state, Apply *apply, void *context)
{
    assert(state < __atomic_load_n(&vector->tree->roots.count, __ATOMIC_RELAXED)
           && "states are numbered densely");
    assert(!vector->has_changes && "what was set is committed or set back");
    if (vector->before == state)
        go_back(vector, apply, context);
    else
        walk_down(vector, state, apply, context);
    vector->before = NO_STATE_THERE;
    vector->present = state;
    assert_costly(is_at(vector, state));
    assert_costly(is_consistent(vector));
}

/* --- comparing --- */

void vector_is_back(Vector *vector)
{
    vector->hot_changed = 0;
    vector->cold_changed_count = 0;
    vector->has_changes = false;
    vector->before = NO_STATE_THERE;
    assert_costly(is_consistent(vector) && "it holds the leaves of the last commit again");
}

enum { COMPARED_AT_ONCE = 16 };

uint32_t vector_update(const Vector *vector, uint32_t *copy, uint32_t count, uint32_t *changed)
{
    uint32_t found = 0, known = count < vector->id_capacity ? count : vector->id_capacity;
    for (uint32_t from = 0; from < known; from += COMPARED_AT_ONCE) {
        uint32_t length = known - from < COMPARED_AT_ONCE ? known - from : COMPARED_AT_ONCE;
        if (memcmp(vector->ids + from, copy + from, length * sizeof *copy) == 0)
            continue;
        for (uint32_t i = from; i < from + length; i++)
            if (vector->ids[i] != copy[i]) {
                copy[i] = vector->ids[i];
                changed[found++] = i;
            }
    }
    return found;
}
