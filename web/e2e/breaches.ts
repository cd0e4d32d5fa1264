import type { Page } from "@playwright/test";

/** Has a page say of everything its policy refuses, which the test then counts as a complaint. */
export const reportBreaches = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      console.error(`breach of ${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
