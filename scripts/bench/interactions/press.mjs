/** In ms: how long the pointer rests before a press, and how long a press lasts. */
const rest = 400;
const held = 80;

/** Scrolls an element out from under the top bar, which would take the press. */
function uncover(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (!element.contains(hit)) element.scrollIntoView({ block: "center" });
}

/**
 * Presses like a user: the pointer arrives first, and the button goes up later. Playwright's click
 * does all at once and inspects the page while the press is being answered.
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

/** The element with this role and name; a string must match the whole name. */
export const named = (role, name) => (page) =>
  pressOn(page, page.getByRole(role, { name, exact: true }).first());

/** Like `named`, in the open dialog. */
export const inDialog = (role, name) => (page) =>
  pressOn(page, page.getByRole("dialog").getByRole(role, { name, exact: true }).first());

export const key = (name) => (page) => page.keyboard.press(name);

/** A press without a counterpart in the bare page. */
export const step = (name, portal) => ({ name, portal });
export const keyed = (name, by) => step(name, key(by));
export const pressed = (name, role, what) => step(name, named(role, what));

/** Leaves an area and enters another. */
export const into = (role) => [
  pressed("account opened", "button", /^Akun /),
  pressed("out of the role", "menuitem", "Keluar"),
  pressed(`in as ${role}`, "button", role),
];

/** Types a search letter by letter and clears it. */
export const searched = (letters) => [
  step("into the search field", at("main input[type=search]")),
  ...[...letters].map((letter, at) => keyed(`letter ${at + 1} of a search`, letter)),
  keyed("letter taken back", "Backspace"),
  keyed("search cleared", "Escape"),
];
