import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../lib/failure.mjs";

/** Collects console messages and errors of the page. */
function listen(page) {
  const heard = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warn")
      heard.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`exception: ${error.message}`));
  return heard;
}

const patience = 30_000;

/** The button of the account menu. */
const ACCOUNT = "header button[aria-haspopup=menu]";

/** A user of the portal, who finds elements by role and name. */
export class User {
  #page;
  #entry;
  #heard;

  constructor(page, entry) {
    this.#page = page;
    this.#entry = entry;
    this.#heard = listen(page);
    page.setDefaultTimeout(2 * patience);
  }

  async open(route) {
    const { kind, address } = this.#entry;
    await this.#page.goto("about:blank");
    await this.#page.goto(kind === "hash" ? `${address}#${route}` : address + route.slice(1));
    await this.#find("h1");
  }

  async reload() {
    await this.#page.reload();
    await this.#find("h1");
  }

  /** The last part of the visible address. */
  lastOfAddress() {
    return this.#page.url().split("/").at(-1);
  }

  /** Enters an area through the role selector. */
  async enterAs(role) {
    if (await this.#page.$(ACCOUNT)) {
      await this.openAccount();
      await this.choose("menuitem", "Keluar");
    }
    await this.press(role);
    await this.#find(ACCOUNT);
    await this.#find("main h1");
  }

  openAccount = () => this.#click(ACCOUNT);

  press = (name, within) => this.#click(named("button", name, within));

  goTo = (entry) => this.#click(named("link", entry, "nav"));

  /** Presses the element with this role and, if given, this name. */
  choose = (role, name, within) => this.#click(named(role, name, within));

  /** Follows the first link of the row that contains a text. */
  openRow = (text) => this.#click(`::-p-xpath(//tr[contains(., "${text}")]//a)`);

  /** Presses a button whose name begins with `name`. */
  pressBeginning = (name, within = "") =>
    this.#click(`::-p-xpath(${within}//button[starts-with(normalize-space(), "${name}")])`);

  pressInRow = (text, name) => this.pressBeginning(name, `//tr[contains(., "${text}")]`);

  async write(field, text, within) {
    const input = await this.#find(named("textbox", field, within));
    await input.click({ count: 3 });
    await input.type(text);
  }

  /** Chooses an option of a select by its visible text. */
  async select(field, label, within) {
    const select = await this.#find(named("combobox", field, within));
    await this.#until(`"${label}" in "${field}"`, () =>
      select.evaluate((element, text) => [...element.options].some((o) => o.label === text), label),
    );
    const value = await select.evaluate(
      (element, text) => [...element.options].find((option) => option.label === text).value,
      label,
    );
    await select.select(value);
  }

  async attach(...files) {
    const input = await this.#find('input[type="file"]', { visible: false });
    await input.uploadFile(...files);
  }

  /** Waits until `where` contains `text`. */
  reads = (text, where = "main") =>
    this.#until(`"${text}" in ${where}`, () =>
      this.#page.$$eval(
        where,
        (all, wanted) => all.some((each) => each.textContent.includes(wanted)),
        text,
      ),
    );

  /** Waits until everything is stored: otherwise the browser asks before leaving. */
  isStored = () => this.reads("Tersimpan", "dt");

  /** Waits until no element has this role and name. */
  misses = (role, name) =>
    this.#until(`no ${role} "${name}"`, async () => !(await this.#page.$(named(role, name))));

  /** Waits for an element with this role and name. */
  sees = (role, name, within) => this.#find(named(role, name, within));

  /** Waits for a chart; Firefox names the role of images differently. */
  seesDrawing = (name) => this.#find(`[role="img"][aria-label^="${name}"]`);

  /** Fails if the page wrote a console message. */
  expectSilence() {
    if (this.#heard.length > 0)
      throw new Failure(`Firefox: the page complained\n${this.#heard.join("\n")}`);
  }

  /** Polls ten times a second; more would keep Firefox busy. */
  async #find(selector, { visible = true } = {}) {
    let found;
    await this.#until(`"${selector}"`, async () => {
      found = await this.#page.$(selector);
      return found !== null && (!visible || (await found.isVisible()));
    });
    return found;
  }

  /** Searches again if the element was redrawn between finding and pressing. */
  async #click(selector) {
    await this.#until(`pressing "${selector}"`, async () => {
      const found = await this.#find(selector);
      return found.click().then(
        () => true,
        () => false,
      );
    });
  }

  async #until(what, isSo) {
    for (const end = Date.now() + patience; Date.now() < end; await pause(100))
      if (await isSo()) return;
    throw new Failure(`Firefox: ${what} did not come at ${this.#page.url()}`);
  }
}

/** Selector by role and accessible name, inside a CSS selector if given. */
const named = (role, name, within) =>
  `${within ? `${within} ` : ""}::-p-aria(${name === undefined ? "" : `[name="${name}"]`}[role="${role}"])`;
