import { addressOf, answer, type FileSet, forgetOthers, keepFiles } from "./fileSet";
import { OPENED, TAKE_OVER } from "./messages";

// TypeScript's worker types conflict with those of pages, so the used ones are declared here.
type Waits = { waitUntil(work: Promise<unknown>): void };
type WindowClient = { id: string; url: string };
type Events = {
  install: Waits;
  activate: Waits;
  message: Waits & { data: unknown; source: WindowClient | null };
  fetch: { request: Request; respondWith(response: Promise<Response>): void };
};
declare const self: {
  addEventListener<Name extends keyof Events>(
    name: Name,
    heard: (event: Events[Name]) => void,
  ): void;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: "window"; includeUncontrolled: true }): Promise<WindowClient[]>;
  };
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

/** Inserted by web/vite/serviceWorker.ts. */
declare const PORTAL_FILES: FileSet["files"];
declare const PORTAL_REVISION: string;

const { scope } = self.registration;
const set: FileSet = { scope, revision: PORTAL_REVISION, files: PORTAL_FILES };

const openPages = async () => {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  return windows.filter(({ url }) => url.startsWith(scope));
};

const isNewerUnderWay = () =>
  self.registration.installing !== null || self.registration.waiting !== null;

/** Deletes old files unless a page other than `opened` may request them. */
async function forgetUnneeded(opened?: string) {
  const others = (await openPages()).filter(({ id }) => id !== opened);
  if (others.length === 0) await forgetOthers(set, isNewerUnderWay);
}

self.addEventListener("install", (event) => event.waitUntil(keepFiles(set)));

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), forgetUnneeded()]));
});

self.addEventListener("message", (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(self.skipWaiting());
  if (event.data === OPENED) event.waitUntil(forgetUnneeded(event.source?.id));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const address = addressOf(set, request.url, request.mode === "navigate");
  if (address !== undefined) event.respondWith(answer(set, address, request));
});
