import { setTimeout as pause } from "node:timers/promises";
import { Failure } from "../lib/failure.mjs";

/** What the page says of itself that nobody asked for. */
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

/** Somebody who uses the portal: finds things by their roles and names, as one hears or sees them. */
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

  /** The last part of the address shown. */
  lastOfAddress() {
    return this.#page.url().split("/").at(-1);
  }

  /** Enters an area by way of the role selector. */
  async enterAs(role) {
    if (await this.#page.$(named("button", "Keluar"))) await this.press("Keluar");
    await this.press(role);
    await this.#find(named("button", "Keluar"));
    await this.#find("main h1");
  }

  press = (name, within) => this.#click(named("button", name, within));

  goTo = (entry) => this.#click(named("link", entry, "nav"));

  /** Presses what has this role and, if given, this name. */
  choose = (role, name, within) => this.#click(named(role, name, within));

  /** Follows the first link of the row that contains a text. */
  openRow = (text) => this.#click(`::-p-xpath(//tr[contains(., "${text}")]//a)`);

  /** Presses a button whose name begins so and goes on with what it will do, or to what. */
  pressBeginning = (name, within = "") =>
    this.#click(`::-p-xpath(${within}//button[starts-with(normalize-space(), "${name}")])`);

  pressInRow = (text, name) => this.pressBeginning(name, `//tr[contains(., "${text}")]`);

  async write(field, text, within) {
    const input = await this.#find(named("textbox", field, within));
    await input.click({ count: 3 });
    await input.type(text);
  }

  /** Chooses from a select by what one reads in it. */
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

  /** Waits until `text` is to be read inside `where`. */
  reads = (text, where = "main") =>
    this.#until(`"${text}" in ${where}`, () =>
      this.#page.$$eval(
        where,
        (all, wanted) => all.some((each) => each.textContent.includes(wanted)),
        text,
      ),
    );

  /** Waits until the portal says that everything is stored: whoever leaves before is asked. */
  isStored = () => this.reads("Tersimpan", "dt");

  /** Waits until nothing has this role and name any more. */
  misses = (role, name) =>
    this.#until(`no ${role} "${name}"`, async () => !(await this.#page.$(named(role, name))));

  /** Waits for what has this role and this name. */
  sees = (role, name, within) => this.#find(named(role, name, within));

  /** Waits for a chart; Firefox has a name of its own for the role of pictures. */
  seesDrawing = (name) => this.#find(`[role="img"][aria-label^="${name}"]`);

  /** Fails when the page has complained of anything. */
  expectSilence() {
    if (this.#heard.length > 0)
      throw new Failure(`Firefox: the page complained\n${this.#heard.join("\n")}`);
  }

  /** Asks ten times a second: more often, and Firefox would be busy with answering. */
  async #find(selector, { visible = true } = {}) {
    let found;
    await this.#until(`"${selector}"`, async () => {
      found = await this.#page.$(selector);
      return found !== null && (!visible || (await found.isVisible()));
    });
    return found;
  }

  /** What was drawn anew between finding and pressing is looked for again. */
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

/** By role and accessible name, inside a CSS selector if one is given. */
const named = (role, name, within) =>
  `${within ? `${within} ` : ""}::-p-aria(${name === undefined ? "" : `[name="${name}"]`}[role="${role}"])`;
