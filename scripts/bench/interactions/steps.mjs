/** What an agent does to a ticket and its lists, one press or letter after the other; each begins where the one before has ended. */

/**
 * Presses where it stands. Playwright's own click looks at what lies under the pointer while the press is answered, in the page's
 * time, and that would be counted.
 */
async function pressOn(page, target) {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await target.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2);
}

const button = (page, name) => page.getByRole("button", { name }).first();
const press = (name) => (page) => pressOn(page, button(page, name));
const key = (name) => (page) => page.keyboard.press(name);
const follow = (name) => (page) => pressOn(page, page.getByRole("link", { name }).first());

const search = (page) => page.locator("main input[type=search]");
const status = (page) => page.getByRole("combobox", { name: "Status" });
const reply = (page) => page.locator("main textarea").first();

export const steps = [
  { name: "into the search field", act: (page) => pressOn(page, search(page)) },
  { name: "first letter", act: key("t") },
  { name: "second letter", act: key("a") },
  { name: "third letter", act: key("m") },
  { name: "letter taken back", act: key("Backspace") },
  { name: "search cleared", act: key("Escape") },
  { name: "status filter opened", act: (page) => pressOn(page, status(page)) },
  { name: "and closed", act: key("Escape") },
  { name: "narrowed to a status", act: key("o") },
  { name: "all statuses again", act: key("s") },
  { name: "sorted by status", act: press(/^Status/) },
  { name: "sorted by date", act: press(/Update At/) },
  { name: "turned round", act: press(/Update At/) },
  { name: "sorted by text", act: press(/Summary/) },
  {
    name: "a row's menu opened",
    act: (page) => pressOn(page, page.locator("main tbody tr button").first()),
  },
  { name: "and closed", act: key("Escape") },
  { name: "ticket opened", act: (page) => pressOn(page, page.locator("main tbody tr a").first()) },
  { name: "into the reply", act: (page) => pressOn(page, reply(page)) },
  { name: "letter of a reply", act: key("a") },
  { name: "reply sent", act: press(/^Kirim/) },
  { name: "reply taken back", act: press("Urungkan") },
  { name: "to another list", act: follow(/^New/) },
  { name: "to the dashboards", act: follow(/^Dasbor/) },
  { name: "back to all tickets", act: follow(/^Semua Tiket/) },
];
