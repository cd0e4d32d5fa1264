import type { Page } from "@playwright/test";

/** Logs each violation of the content security policy, so that the test fails. */
export const reportBreaches = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      console.error(`breach of ${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
