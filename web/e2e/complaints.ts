import type { ConsoleMessage, Page, Request } from "@playwright/test";
import type { Entry } from "./fixtures";

export type Complaints = {
  /** Messages that no test expects. */
  unexpected(): string[];
  expect(pattern: RegExp): void;
};

/** A static host answers a deep link with 404.html and status 404; the browser logs that status. */
const isDeepLinkStatus = (message: ConsoleMessage, page: Page) =>
  message.text().includes("status of 404") && message.location().url === page.url().split("#")[0];

/** Playwright's message when it blocks the service worker. */
const isOfTheTest = (message: ConsoleMessage) =>
  message.text() === "Service Worker registration blocked by Playwright";

/** Requests to `chrome:` belong to the browser's PDF viewer. */
const staysInThePage = (request: Request) =>
  /^(?:data|blob|about|chrome|chrome-extension):/.test(request.url());

/** Leaving a page cancels its pending downloads. */
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
