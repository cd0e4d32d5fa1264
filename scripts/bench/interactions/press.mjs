/** How long the pointer rests on something before it presses, and how long a finger is down, in ms. */
const rest = 400;
const held = 80;

/** Brings it out from below the bar that stays at the top of the window: what lies there is in the window, but not to be pressed. */
function uncover(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!element.contains(hit)) element.scrollIntoView({ block: "center" });
}

/**
 * Presses where it stands, as a hand does: the pointer has come before, and goes up some time after it went down. Playwright's own
 * click does all three at once, so that the last waits for the answers to the others; and it looks at what lies under the pointer
 * while the press is answered, in the page's time.
 */
async function pressOn(page, target) {
  await target.scrollIntoViewIfNeeded();
  await target.evaluate(uncover);
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(held);
  await page.mouse.up();
}

export const at = (selector) => (page) => pressOn(page, page.locator(selector).first());

/** What has this role and name; a text is the whole name. */
export const named = (role, name) => (page) =>
  pressOn(page, page.getByRole(role, { name, exact: true }).first());

/** The like in the dialog that is open. */
export const inDialog = (role, name) => (page) =>
  pressOn(page, page.getByRole("dialog").getByRole(role, { name, exact: true }).first());

export const key = (name) => (page) => page.keyboard.press(name);

/** A press in the portal that has no like in the bare page: that one is measured beside the agent's only. */
export const step = (name, portal) => ({ name, portal });
export const keyed = (name, by) => step(name, key(by));
export const pressed = (name, role, what) => step(name, named(role, what));

/** Out of an area, and into another one. */
export const into = (role) => [
  pressed("out of the role", "button", "Keluar"),
  pressed(`in as ${role}`, "button", role),
];

/** A list's search, letter by letter, and its end. */
export const searched = (letters) => [
  step("into the search field", at("main input[type=search]")),
  ...[...letters].map((letter, at) => keyed(`letter ${at + 1} of a search`, letter)),
  keyed("letter taken back", "Backspace"),
  keyed("search cleared", "Escape"),
];
