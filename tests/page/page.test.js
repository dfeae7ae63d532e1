/* Opens pages of counterexamples in a browser, as a user would: node page.test.js CHROMIUM FOLDER.  In the folder: deadlock.html, values.html, long.html,
 * race.html, insides.html, locks.html, operations.html, nasty.html, test.html, index.html (see tests/suites/page).  Ends with "N passed, N failed"; screenshots of each page, light and dark, stay in the folder. */
"use strict";
const {chromium} = require("playwright-core");
const [browserPath, folder] = process.argv.slice(2);
const PATIENCE = 600000;                // milliseconds, on a machine that is busy with other things
let passed = 0, failed = 0;

function check(name, fine, seen) {
    if (fine) { passed++; return; }
    failed++;
    console.log(`FAILED ${name}${seen === undefined ? "" : ": " + JSON.stringify(seen)}`);
}

async function open(browser, name, options) {
    const page = await browser.newPage({viewport: {width: 1400, height: 900}, ...options});
    page.setDefaultTimeout(PATIENCE);
    page.problems = [];
    page.on("console", message => { if (["error", "warning"].includes(message.type())) page.problems.push(message.text()); });
    page.on("pageerror", error => page.problems.push(String(error)));
    page.on("request", request => { if (!request.url().startsWith("file:") && !request.url().startsWith("data:")) page.problems.push(request.url()); });
    await page.goto(`file://${folder}/${name}.html`);
    return page;
}
const where = async page => Number(/event (\d+) of/.exec(await page.textContent("#where"))[1]);
const total = async page => Number(/of (\d+)/.exec(await page.textContent("#where"))[1]);

async function deadlock(browser) {
    const page = await open(browser, "deadlock");
    check("the title says what is wrong", /deadlock in bench.DiningPhil 5/.test(await page.textContent("h1")));
    check("five threads hold one fork each", (await page.$$("#threads tr")).length === 6 && (await page.$$("#threads .dot")).length === 5);
    check("the circle is drawn", (await page.$$("#circle circle")).length === 5 && (await page.$$("#circle .edge")).length === 5);
    check("it opens at the end", await where(page) === await total(page));
    check("each thread has a lane", (await page.$$(".head")).length === 5);
    check("five locks are held to the end", (await page.$$("#canvas svg rect title")).length === 5);
    check("who wants what is drawn", (await page.$$("#canvas svg path[marker-end]")).length === 5);
    check("the source is beside it", /synchronized/.test(await page.textContent("#source .here")));
    await page.keyboard.press("Home");
    check("Home goes to the first event", await where(page) === 1);
    check("only one fork is held then", (await page.$$("#threads .dot")).length === 1);
    const line = await page.textContent("#source .here span");
    await page.keyboard.press("j");
    check("j steps on", await where(page) === 2);
    await page.keyboard.press("k");
    check("k steps back", await where(page) === 1 && await page.textContent("#source .here span") === line);
    const first = await page.textContent("#now .text");
    await page.click("#next-switch");
    check("the next switch is another thread's", (await page.textContent("#now .text")).split(" ")[0] !== first.split(" ")[0]);
    await page.fill("#find", "locks Fork#4");
    check("what is looked for is marked", (await page.$$(".row.hit")).length === 1);
    await page.press("#find", "Enter");
    check("and gone to", /locks Fork#4/.test(await page.textContent("#now .text")));
    await page.fill("#find", "");
    await page.selectOption("#thread", {label: "only Thread-2"});
    check("one thread alone", (await page.$$eval(".row", rows => rows.every(row => /Thread-2/.test(row.title)))));
    await page.selectOption("#thread", {label: "all threads"});
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor), light = await ground();
    await page.keyboard.press("Tab");
    await page.click("#dark");
    check("dark is dark", await ground() !== light);
    await page.screenshot({path: `${folder}/deadlock-dark.png`});
    check("how to see it again", /clew replay/.test(await page.textContent("#replay")));
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.close();
}

async function values(browser) {
    const page = await open(browser, "values");
    const changes = await page.$$eval(".row.write", rows => rows.map(row => row.id));
    check("there are writes", changes.length > 1);
    await page.click("#" + changes[1]);
    check("a write shows before and after", (await page.$$eval("#values tr.changed td", cells => cells.map(cell => cell.textContent))).every(text => text !== ""));
    const texts = await page.$$eval("#values tr.changed td", cells => cells.map(cell => cell.textContent));
    check("as the event says", (await page.textContent("#now .text")).includes(`${texts[1]} → ${texts[2]}`), texts);
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.close();
}

async function long(browser) {
    const page = await open(browser, "long", {colorScheme: "dark"});
    check("dark by the system's wish", await page.evaluate(() => document.documentElement.classList.contains("dark")));
    const count = await total(page), folded = (await page.$$(".row")).length;
    check("a long one is folded", folded < count && (await page.$$(".row.fold")).length > 0, [count, folded]);
    await page.keyboard.press("f");
    check("and unfolded", (await page.$$(".row")).length === count);
    await page.evaluate(() => { window.rows = [...document.querySelectorAll(".row")]; });
    for (let i = 0; i < 20; i++) await page.keyboard.press("k");
    check("twenty steps back", await where(page) === count - 20);
    check("which draw no row anew", await page.evaluate(() => window.rows.every(row => row.isConnected)));
    const inSight = await page.evaluate(() => { const row = document.querySelector(".row.now").getBoundingClientRect(), box = document.getElementById("lanes").getBoundingClientRect(); return row.top >= box.top && row.bottom <= box.bottom; });
    check("what is shown is in sight", inSight);
    await page.screenshot({path: `${folder}/long.png`});
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.close();
}

async function race(browser) {
    const page = await open(browser, "race");
    const ends = await page.$$eval(".row.error", rows => rows.map(row => row.title));
    check("both accesses of a race are there", ends.length === 2 && /Thread-0/.test(ends[0]) && /Thread-1/.test(ends[1]), ends);
    check("each in its lane", (await page.$$(".head")).length === 2);
    check("nobody is said to be stuck", !/never go on/.test(await page.textContent("#facts")));
    check("the command says what was looked for", /--property race/.test(await page.textContent("#replay")));
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.screenshot({path: `${folder}/race.png`});
    await page.close();
}

async function insides(browser) {
    const page = await open(browser, "insides"), count = await total(page);
    check("it opens at what went wrong", /(main|other) dies of NoSuchElementException/.test(await page.textContent("#now .text")) && await where(page) === count);
    check("at its line", /items.removeFirst/.test(await page.textContent("#source .here")));
    const calls = await page.$$eval(".row.fold.call .what", rows => rows.map(row => row.textContent));
    check("a call of the library is one row", calls.length > 0 && calls.some(text => /add\(\)$/.test(text)), calls);
    const rows = (await page.$$(".row")).length;
    await page.click(".row.fold.call");
    check("which opens", (await page.$$(".row")).length > rows);
    await page.keyboard.press("f");
    check("as all do", (await page.$$(".row")).length === count);
    const [download] = await Promise.all([page.waitForEvent("download"), page.click("#save")]);
    check("the trace can be saved", download.suggestedFilename() === "trace.json");
    await download.saveAs(`${folder}/saved.json`);
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.close();
}

async function locks(browser) {
    const page = await open(browser, "locks", {viewport: {width: 480, height: 900}});
    const bars = await page.$$eval("#canvas svg rect title", titles => titles.map(title => title.textContent));
    check("locks of the library are held as bars", bars.length > 0, bars);
    check("who is stuck is red", (await page.$$(".row.lasting")).length > 0);
    check("it fits a narrow window", await page.evaluate(() => document.documentElement.scrollWidth <= 480));
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.screenshot({path: `${folder}/locks-narrow.png`});
    await page.close();
}

async function nasty(browser) {
    const page = await open(browser, "nasty");
    check("markup in texts stays text", (await page.$$("img, b")).length === 0 && (await page.textContent("#story")).includes("<img"));
    check("no script of a text has run", await page.evaluate(() => window.spoilt === undefined));
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.close();
}

/* The pages of clew test: of a failure, which is a hang, and the index. */
async function operations(browser) {
    const page = await open(browser, "operations", {viewport: {width: 400, height: 900}});
    const title = await page.textContent("h1");
    check("the title says which contract is broken, and by what", title === "not linearizable: bench.structures.TreiberStack$Recycled", title);
    const story = await page.textContent("#story");
    check("what cannot be explained is said in words", /^pop\(\) by T1 has returned 0; a sequential order gives/.test(story), story);
    const cells = await page.$$eval("#scenario tr", rows => rows.map(row => [...row.children].map(cell => cell.textContent)));
    check("the scenario is a table with what was returned",
        JSON.stringify(cells) === '[["T1","T2"],["push(0) -> void","pop() -> 0"],["pop() -> 0","push(1) -> void"]]', cells);
    check("the scenario fits a narrow window", await page.evaluate(() => document.documentElement.scrollWidth <= 400));
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.close();
}

async function tests(browser) {
    const page = await open(browser, "test", {viewport: {width: 400, height: 900}});
    check("the title has the name of the test", (await page.textContent("h1")) === "hang in a.package_.with.a.rather.long_.name.NeverToldTest#aThreadThatIsNeverToldThatTheOtherOneHasGivenUp");
    check("a long name fits a narrow window", await page.evaluate(() => document.documentElement.scrollWidth <= 400));
    check("what repeats for ever is drawn", (await page.$$("#cycle")).length === 1);
    const room = await page.evaluate(() => {
        const loop = document.getElementById("cycle"), box = loop.getBBox(), width = Number(loop.getAttribute("stroke-width"));
        return box.x + box.width - width * document.getElementById("loop-tip").refX.baseVal.value;
    });
    check("its arrow is not cut off", room > 0, room);
    check("no problem on the console", page.problems.length === 0, page.problems);
    await page.close();
    for (const width of [400, 1400]) {
        const index = await open(browser, "index", {viewport: {width, height: 900}, colorScheme: width === 400 ? "dark" : "light"});
        check(`the index fits ${width} pixels`, await index.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
        check("times are not broken", await index.$$eval("td:last-child", cells => cells.every(cell => {
            const text = document.createRange();
            text.selectNodeContents(cell);
            return text.getClientRects().length === 1;
        })));
        check("no problem on the console", index.problems.length === 0, index.problems);
        await index.screenshot({path: `${folder}/index-${width}.png`});
        await index.close();
    }
}

(async () => {
    const browser = await chromium.launch({executablePath: browserPath, args: ["--no-sandbox", "--disable-gpu"], timeout: PATIENCE});
    for (const test of [deadlock, values, long, race, insides, locks, operations, nasty, tests])
        await test(browser).catch(error => check(test.name, false, String(error)));
    await browser.close();
    console.log(`${passed} passed, ${failed} failed`);
    process.exit(failed === 0 ? 0 : 1);
})();
