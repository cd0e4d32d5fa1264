import type { ConsoleMessage, Page, Request } from "@playwright/test";
import type { Entry } from "./fixtures";

export type Complaints = {
  /** What the page complained of that no test expects. */
  unexpected(): string[];
  expect(pattern: RegExp): void;
};

/**
 * A plain file server answers a deep link with 404.html and status 404: the portal starts from it, but the browser
 * logs the status of the document itself.
 */
const isDeepLinkStatus = (message: ConsoleMessage, page: Page) =>
  message.text().includes("status of 404") && message.location().url === page.url().split("#")[0];

/** Playwright's own words where a journey does without the service worker. */
const isOfTheTest = (message: ConsoleMessage) =>
  message.text() === "Service Worker registration blocked by Playwright";

/** Those of `chrome` are parts of the browser's own viewer, in which an attached PDF opens. */
const staysInThePage = (request: Request) =>
  /^(?:data|blob|about|chrome|chrome-extension):/.test(request.url());

/** Leaving a page gives up what it was still loading, such as its icon. */
const wasGivenUp = (reason: string) => reason === "net::ERR_ABORTED";

/** Watches a page for console errors and warnings, exceptions, failed requests and, in the single file, any request. */
export function watchForComplaints(page: Page, entry: Entry): Complaints {
  const heard: string[] = [];
  const expected: RegExp[] = [];
  const isSingleFile = entry.address.startsWith("file:");

  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    if (!isDeepLinkStatus(message, page) && !isOfTheTest(message))
      heard.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => heard.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    if (!wasGivenUp(reason)) heard.push(`failed request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      heard.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  page.on("request", (request) => {
    if (!isSingleFile || staysInThePage(request)) return;
    if (request.url().split("#")[0] !== entry.address) heard.push(`request: ${request.url()}`);
  });

  return {
    unexpected: () =>
      heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint))),
    expect: (pattern) => expected.push(pattern),
  };
}
