import { setTimeout as pause } from "node:timers/promises";

/** The agents' search, and a field without effect: the share of browser and machine. */
export const fields = { search: "main input[type=search]", idle: "#idle" };

export const addIdleField = `{
  const field = document.createElement("input");
  field.id = "idle";
  document.body.prepend(field);
}`;

/** In ms: a page that has not answered a key by then never will. */
const patience = 30_000;

async function late(letter, field) {
  await pause(patience, undefined, { ref: false });
  throw new Error(`nothing was painted for ${JSON.stringify(letter)} in ${field}`);
}

const focus = (selector) => `document.querySelector(${JSON.stringify(selector)}).focus()`;

async function press({ tell }, key) {
  await tell("Input.dispatchKeyEvent", { type: "keyDown", ...key });
  await tell("Input.dispatchKeyEvent", { type: "keyUp", ...key, text: undefined });
}

async function empty(tab, selector) {
  const field = `document.querySelector(${JSON.stringify(selector)})`;
  await tab.read(`${field}.select()`);
  await press(tab, { key: "Backspace", code: "Backspace", windowsVirtualKeyCode: 8 });
  await pause(300);
}

/** Expression for the found tickets and their number. */
const found = `[...document.querySelectorAll("main tbody a, main [role=status]")]
  .map((element) => element.textContent)
  .join()`;

/** In ms: longer than any pause in typing that code waits for. */
const afterPauses = 600;

/** Throws if the list still changes after the last letter: its measured paint was too early. */
async function checkAnswered(tab, field) {
  const before = await tab.read(found);
  await pause(afterPauses);
  if ((await tab.read(found)) !== before)
    throw new Error(`what ${field} finds came after its last letter was taken for painted`);
}

/** Types a text letter by letter and clears it. Returns the time until each letter was painted. */
export async function typeInto(tab, field, text) {
  const selector = fields[field];
  await tab.read(focus(selector));
  const paints = [];
  for (const letter of text) {
    const shown = tab.read("nextPaint()");
    // A frame begins every 16.7 ms: letters come at random times between two.
    await pause(20 + Math.random() * 40);
    await press(tab, { key: letter, text: letter });
    paints.push(await Promise.race([shown, late(letter, field)]));
  }
  await checkAnswered(tab, field);
  const typed = await tab.read(`document.querySelector(${JSON.stringify(selector)}).value`);
  if (typed !== text) throw new Error(`${JSON.stringify(typed)} instead of ${text} in ${field}`);
  await empty(tab, selector);
  return paints;
}
