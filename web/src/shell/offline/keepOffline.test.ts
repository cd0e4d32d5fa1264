// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepOffline } from "./keepOffline";
import { reloadAsUpdate } from "./update";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser with or without a service worker that controls its pages. */
function browser(register: () => Promise<unknown>, controller: unknown = null) {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
  const serviceWorker = Object.assign(new EventTarget(), { register, controller });
  vi.stubGlobal("navigator", { serviceWorker });
  return serviceWorker;
}

test("does nothing without service workers, as on http in an intranet", () => {
  vi.stubGlobal("navigator", {});
  expect(keepOffline).not.toThrow();
});

test("reports no error if the browser refuses the service worker", async () => {
  const said = vi.spyOn(console, "error");
  const register = vi.fn(() => Promise.reject(new DOMException("refused", "SecurityError")));
  browser(register);
  keepOffline();
  await vi.runAllTimersAsync();
  expect(register).toHaveBeenCalledWith(
    expect.stringMatching(/\/sw\.js$/),
    expect.objectContaining({ updateViaCache: "none" }),
  );
  expect(said).not.toHaveBeenCalled();
});

test("fetches nothing before the page has loaded", async () => {
  const register = vi.fn(() => Promise.reject(new Error("no")));
  browser(register);
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  keepOffline();
  await vi.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  await vi.runAllTimersAsync();
  expect(register).toHaveBeenCalledOnce();
});

test("fetches nothing before the first screen is shown", async () => {
  const register = vi.fn(() => Promise.reject(new Error("no")));
  browser(register);
  let show = () => {};
  keepOffline(
    new Promise((resolve) => {
      show = resolve;
    }),
  );
  await vi.runAllTimersAsync();
  expect(register).not.toHaveBeenCalled();
  show();
  await vi.runAllTimersAsync();
  expect(register).toHaveBeenCalledOnce();
});

test("tells the controlling worker that the page is open", async () => {
  const postMessage = vi.fn();
  browser(() => Promise.reject(new Error("no")), { postMessage });
  keepOffline();
  await vi.runAllTimersAsync();
  expect(postMessage).toHaveBeenCalledWith("opened");
});

test("reloads the page once the newer version has taken over", async () => {
  const postMessage = vi.fn();
  const found = Object.assign(new EventTarget(), { waiting: { postMessage }, installing: null });
  const serviceWorker = browser(() => Promise.resolve(found), { postMessage: () => undefined });
  keepOffline();
  await vi.runAllTimersAsync();

  const reload = vi.spyOn(location, "reload").mockReturnValue();
  reloadAsUpdate();
  expect(postMessage).toHaveBeenCalledWith("takeOver");
  expect(reload).not.toHaveBeenCalled();
  serviceWorker.dispatchEvent(new Event("controllerchange"));
  expect(reload).toHaveBeenCalledOnce();
});
