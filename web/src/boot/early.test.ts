// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";

const support = vi.hoisted(() => ({ isSupported: vi.fn(() => true) }));
vi.mock("../shell/browserSupport", () => support);

const PAGE = `<div id="root"><div class="pembuka" role="status"><p>Memuat</p></div></div>
<template id="layar-pertama"><ul><li><button>Agent</button></li><li><button>CMS Auditor</button></li></ul>
<input type="radio" name="tema" value="auto" checked><input type="radio" name="tema" value="dark"></template>
<noscript>JavaScript</noscript>`;

const root = () => document.getElementById("root");
const buttons = () => [...document.querySelectorAll("#root button")] as HTMLButtonElement[];

async function openAt(path: string, page = PAGE) {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = page;
  vi.resetModules();
  await import("./early");
}

beforeEach(() => {
  delete window.portalFirstScreen;
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test.each(["/", "/index.html", "/?dari=surat"])(
  "at '%s' the role selector is shown",
  async (path) => {
    await openAt(path);
    expect(buttons()).toHaveLength(2);
    expect(root()?.textContent).not.toContain("Memuat");
  },
);

test("at another address the page says that it loads", async () => {
  await openAt("/agent/new");
  expect(root()?.textContent).toContain("Memuat");
  expect(window.portalFirstScreen).toBeUndefined();
});

test("in a browser that is too old the program has the word", async () => {
  support.isSupported.mockReturnValueOnce(false);
  await openAt("/");
  expect(root()?.textContent).toContain("Memuat");
  expect(window.portalFirstScreen).toBeUndefined();
});

test("the control that was pressed last is handed over, and waits until then", async () => {
  await openAt("/");
  const [first, last] = buttons();
  first?.click();
  last?.click();
  expect(buttons().map((button) => button.getAttribute("aria-busy"))).toEqual([null, "true"]);
  expect(window.portalFirstScreen?.handOver()).toBe(last);
  expect(last?.hasAttribute("aria-busy")).toBe(false);
});

test("nothing pressed, nothing handed over; what is pressed afterwards is the program's", async () => {
  await openAt("/");
  const screen = window.portalFirstScreen;
  expect(screen?.handOver()).toBeUndefined();
  buttons()[0]?.click();
  expect(screen?.handOver()).toBeUndefined();
});

test("the kept theme is on the page at once", async () => {
  localStorage.setItem("portal-minerba.theme", "dark");
  await openAt("/");
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("the theme that is kept is the chosen one, and another is shown and kept at once", async () => {
  localStorage.setItem("portal-minerba.theme", "dark");
  await openAt("/");
  const [auto, dark] = root()?.querySelectorAll("input") ?? [];
  expect(dark?.checked).toBe(true);
  auto?.click();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem("portal-minerba.theme")).toBe("auto");
  expect(window.portalFirstScreen?.handOver()).toBeUndefined();
});

test("a page that was cut off says so", async () => {
  await openAt("/", PAGE.replace(/<noscript>.*/s, ""));
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(root()?.textContent).toContain("tidak terunduh dengan lengkap");
});
