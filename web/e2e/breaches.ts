import type { Page } from "@playwright/test";

/** Reports everything that the page's policy refuses as a complaint. */
export const reportBreaches = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      console.error(`breach of ${violatedDirective}: ${blockedURI} ${sample}`);
    });
  });
