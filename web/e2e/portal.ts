import type { Page } from "@playwright/test";
import type { Complaints } from "./complaints";
import type { Entry } from "./fixtures";

/** The portal in a browser, the same for a static host and for the single file. */
export class Portal {
  readonly page: Page;
  readonly #entry: Entry;
  readonly #complaints: Complaints;

  constructor(page: Page, entry: Entry, complaints: Complaints) {
    this.page = page;
    this.#entry = entry;
    this.#complaints = complaints;
  }

  /** The full address of a route such as `/agent/new?page=2`. */
  addressOf(route: string): string {
    const { kind, address } = this.#entry;
    return kind === "hash" ? `${address}#${route}` : address + route.slice(1);
  }

  /** Opens a route as a visitor who typed it: the page is loaded anew. */
  async open(route: string): Promise<void> {
    await this.page.goto("about:blank");
    await this.page.goto(this.addressOf(route));
    await this.page.locator("h1").first().waitFor();
    // The role selector is there before the program that answers it.
    await this.page.waitForFunction(() => window.portalFirstScreen === undefined);
  }

  /** The route now shown, without the build's own part of the address. */
  route(): string {
    const { kind, address } = this.#entry;
    const shown = this.page.url().slice(address.length);
    return kind === "hash" ? shown.replace(/^#/, "") || "/" : `/${shown}`;
  }

  /** A complaint that the test provokes on purpose. */
  expectComplaint(pattern: RegExp): void {
    this.#complaints.expect(pattern);
  }
}
