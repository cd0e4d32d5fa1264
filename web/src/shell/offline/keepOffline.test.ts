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

test("where a browser keeps nothing, as on http in an intranet, nothing is done and nothing said", () => {
  vi.stubGlobal("navigator", {});
  expect(keepOffline).not.toThrow();
});

test("a browser that refuses to keep the files is not complained of", async () => {
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

test("nothing is fetched before the page has loaded", async () => {
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

test("nothing is fetched before the first screen is there", async () => {
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

test("the worker that gave the page its files hears that it is open", async () => {
  const postMessage = vi.fn();
  browser(() => Promise.reject(new Error("no")), { postMessage });
  keepOffline();
  await vi.runAllTimersAsync();
  expect(postMessage).toHaveBeenCalledWith("opened");
});

test("the page is loaded again once the later version, being told to, has taken over", async () => {
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
