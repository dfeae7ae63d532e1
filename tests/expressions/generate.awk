# Random expressions over the fields of Values, of any type: awk -v seed=N -v count=N -f generate.awk
# Quantifiers are {WORD VARIABLE FIRST LAST|BODY} or {WORD VARIABLE ARRAY|BODY}, from which tests/suites/expressions makes what clew and Java want.
function pick(words,    list, n) {
    n = split(words, list, " ")
    return list[1 + int(rand() * n)]
}

function quantified(words, variable, depth,    over, body) {
    over = rand() < 0.4 ? pick("Values.numbers Values.node.cells Values.grid[1] Values.grid[2]") : pick("0 0 -1 1 Values.zero") " " pick("0 2 4 5 Values.one")
    variables = variables " " variable
    body = truth(depth)
    variables = substr(variables, 1, length(variables) - 2)
    return "{" pick(words) " " variable " " over "|" body "}"
}

function operand() {
    if (variables != "" && rand() < 0.5)
        return rand() < 0.5 ? pick(variables) : "Values." pick("numbers node.cells") "[" pick(variables) "]"
    if (rand() < 0.25)
        return pick("0 1 2 3 7 100 46341 2147483647 4294967296L 9223372036854775807L 0.5 2.5f 1e10 3.0e-5f 16777217")
    if (rand() < 0.3)
        return "Values." pick("numbers longs bytes chars shorts floats doubles node.cells grid[1]") "[" pick("0 0 0 1 2 Values.one-1 Values.zero") "]"
    return "Values." pick("small letter shorter zero one minus most least some longZero longMost longLeast longSome floatSome floatBig floatZero doubleSome " \
                          "doubleNegativeZero doubleNan doubleInfinite FINAL node.value node.next.value node.hidden node.wide node.weight none.value numbers.length Node.counted")
}

function number(depth,    kind) {
    kind = rand()
    if (depth == 0 || kind < 0.15)
        return operand()
    if (kind < 0.25)
        return "- " number(depth - 1)
    if (kind < 0.35)
        return pick("min max") "(" number(depth - 1) ", " number(depth - 1) ")"
    if (kind < 0.4)
        return "abs(" number(depth - 1) ")"
    if (kind < 0.5)
        return "(" truth(depth - 1) " ? " number(depth - 1) " : " number(depth - 1) ")"
    if (kind < 0.7)
        return "(" number(depth - 1) ")"
    return number(depth - 1) " " pick("+ - * / % + - *") " " number(depth - 1)
}

function truth(depth,    kind) {
    kind = rand()
    if (variables == " i" && depth > 0 && kind > 0.85)
        return quantified("exists forall", "j", depth - 1)
    if (depth == 0 || kind < 0.1)
        return pick("Values.yes Values.no Values.node.on Values.node.next.on Values.none.on Values.booleans[0] true false")
    if (kind < 0.2)
        return "!(" truth(depth - 1) ")"
    if (kind < 0.3)
        return "Values." pick("node none nodes[0] nodes[1] node.next node.next.next missing") " " pick("== !=") " null"
    if (kind < 0.6)
        return number(depth - 1) " " pick("< <= > >= == !=") " " number(depth - 1)
    return truth(depth - 1) " " pick("&& ||") " " truth(depth - 1)
}

BEGIN {
    srand(seed)
    for (i = 0; i < count; i++)
        print rand() < 0.7 ? number(4) : truth(4)
    for (i = 0; i < count / 4; i++)
        print rand() < 0.8 ? quantified("exists forall", "i", 2) : quantified("count", "i", 2) " " pick("+ - == <") " Values.one"
}
