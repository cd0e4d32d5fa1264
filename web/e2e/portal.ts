import type { Page } from "@playwright/test";
import type { Complaints } from "./complaints";
import type { Entry } from "./fixtures";

/** The portal in a browser, hosted or as the single file. */
export class Portal {
  readonly page: Page;
  readonly #entry: Entry;
  readonly #complaints: Complaints;

  constructor(page: Page, entry: Entry, complaints: Complaints) {
    this.page = page;
    this.#entry = entry;
    this.#complaints = complaints;
  }

  /** Full address of a route such as `/agent/new?page=2`. */
  addressOf(route: string): string {
    const { kind, address } = this.#entry;
    return kind === "hash" ? `${address}#${route}` : address + route.slice(1);
  }

  /** Opens a route like a typed address: the page is reloaded. */
  async open(route: string): Promise<void> {
    await this.page.goto("about:blank");
    await this.page.goto(this.addressOf(route));
    await this.page.locator("h1").first().waitFor();
    // The role selector is visible before the program can answer.
    await this.page.waitForFunction(() => window.portalFirstScreen === undefined);
  }

  /** The current route, without the build's own part of the address. */
  route(): string {
    const { kind, address } = this.#entry;
    const shown = this.page.url().slice(address.length);
    return kind === "hash" ? shown.replace(/^#/, "") || "/" : `/${shown}`;
  }

  /** Announces a console message that the test provokes. */
  expectComplaint(pattern: RegExp): void {
    this.#complaints.expect(pattern);
  }
}
