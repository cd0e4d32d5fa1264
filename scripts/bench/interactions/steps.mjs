/** What an agent does to a ticket and its lists, one press or letter after the other; each begins where the one before has ended. */

/** How long the pointer rests on something before it presses, and how long a finger is down, in ms. */
const rest = 400;
const held = 80;

/**
 * Presses where it stands, as a hand does: the pointer has come before, and goes up some time after it went down. Playwright's own
 * click does all three at once, so that the last waits for the answers to the others; and it looks at what lies under the pointer
 * while the press is answered, in the page's time.
 */
async function pressOn(page, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(rest);
  await page.mouse.down();
  await page.waitForTimeout(held);
  await page.mouse.up();
}

const at = (selector) => (page) => pressOn(page, page.locator(selector).first());
const named = (role, name) => (page) => pressOn(page, page.getByRole(role, { name }).first());
const key = (name) => (page) => page.keyboard.press(name);

const keyed = (name, by) => ({ name, portal: key(by), bare: key(by) });
const sorted = (name, column) => ({ name, portal: named("button", column), bare: at("#turn") });
const paged = (name, button) => ({ name, portal: named("button", button), bare: at("#next") });
const another = (name, link) => ({ name, portal: named("link", link), bare: at("#next") });

/** `portal` in the portal; `bare` is what comes closest to it in the bare page. */
export const steps = [
  {
    name: "into the search field",
    portal: at("main input[type=search]"),
    bare: at("input[type=search]"),
  },
  keyed("first letter", "t"),
  keyed("second letter", "a"),
  keyed("third letter", "m"),
  keyed("letter taken back", "Backspace"),
  keyed("search cleared", "Escape"),
  { name: "status filter opened", portal: named("combobox", "Status"), bare: at("select") },
  keyed("and closed", "Escape"),
  keyed("narrowed to a status", "o"),
  keyed("all statuses again", "Home"),
  sorted("sorted by status", /^Status/),
  sorted("sorted by date", /Update At/),
  sorted("turned round", /Update At/),
  sorted("sorted by text", /Summary/),
  // The sample data have one page only.
  paged("next page", /^Next/),
  paged("page before", /^Previous/),
  { name: "a row's menu opened", portal: at("main tbody tr button"), bare: at("#menu") },
  keyed("and closed", "Escape"),
  { name: "ticket opened", portal: at("main tbody tr a"), bare: at("#next") },
  { name: "into the reply", portal: at("main textarea"), bare: at("textarea") },
  keyed("letter of a reply", "a"),
  { name: "reply sent", portal: named("button", /^Kirim/), bare: at("#send") },
  { name: "reply taken back", portal: named("button", "Urungkan"), bare: at("#undo") },
  another("to another list", /^New/),
  another("to the dashboards", /^Dasbor/),
  another("back to all tickets", /^Semua Tiket/),
];
