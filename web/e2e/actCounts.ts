import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";

const DOCUMENT = new URL("../../docs/acts.md", import.meta.url);

/** The presses of an act as `docs/acts.md` counts them. */
export type ActCounts = { keys: number; mouse: number };

/** The counts of `docs/acts.md` by the number of the act, such as '4b'. */
export function countsInDocument(): ReadonlyMap<string, ActCounts> {
  const lines = readFileSync(DOCUMENT, "utf8").split("\n");
  const rows = lines.map((line) => line.split("|").map((cell) => cell.trim()));
  const header = rows.find((cells) => cells.includes("ours, keys")) ?? [];
  const [act, keys, mouse] = ["act", "ours, keys", "ours, mouse"].map((name) =>
    header.indexOf(name),
  );
  if (act === undefined || keys === undefined || mouse === undefined) return new Map();
  const counted = rows.filter((cells) => /^\d/.test(cells[act] ?? "") && cells[keys] !== "");
  return new Map(
    counted.map((cells) => [
      (cells[act] ?? "").split(" ")[0] ?? "",
      { keys: Number(cells[keys]), mouse: Number(cells[mouse]) },
    ]),
  );
}

/** Plays an act and counts its keys and clicks as `docs/acts.md` does: typed text counts nothing. */
export class Counter {
  readonly #page: Page;
  #presses = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get presses(): number {
    return this.#presses;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#presses += 1;
      await this.#page.keyboard.press(key);
    }
  }

  async click(control: Locator, options?: { modifiers: ["Shift"] }): Promise<void> {
    this.#presses += 1;
    await control.click(options);
  }

  /** Types into the field that has the cursor already. */
  async type(field: Locator, text: string): Promise<void> {
    await field.and(this.#page.locator(":focus")).waitFor();
    await this.#page.keyboard.type(text);
  }
}
