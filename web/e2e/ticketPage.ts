import type { Page } from "@playwright/test";

/** The title with its badges. */
export const heading = (page: Page) => page.getByRole("heading", { level: 1 }).locator("..");

/** The attributes and activity beside the conversation. */
export const facts = (page: Page) => page.getByRole("complementary", { name: "Rincian tiket" });

export const replyField = (page: Page) => page.getByRole("textbox", { name: "Balasan" });

/** Messages of a person in the conversation. */
export const said = (page: Page, name: string) =>
  page.getByRole("article", { name: new RegExp(`^${name}, `) });
