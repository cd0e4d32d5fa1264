import { isDeepStrictEqual } from "node:util";
import { openSynthetic } from "./core.mjs";
import { keystrokes } from "./queries.mjs";
import { inTurns } from "./turns.mjs";

/** Measures what carrying one page of 25 rows across the boundary takes, once it has been read. */
const [count, rounds] = process.argv.slice(2).map(Number);
const { portal } = await openSynthetic(count);
const page = portal.readPage(keystrokes[0]);
const sides = { core: () => page.crossed(), serde: () => page.serialised() };
if (page.crossed().answer.value.rows.length !== 25) throw new Error("the page is not whole");
if (!isDeepStrictEqual(sides.core(), sides.serde())) throw new Error("the pages differ");
process.send({ rows: 25, ...inTurns(sides, { rounds, warmUp: rounds / 4 }) });
