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

test("at another address the page shows that it is loading", async () => {
  await openAt("/agent/new");
  expect(root()?.textContent).toContain("Memuat");
  expect(window.portalFirstScreen).toBeUndefined();
});

test("an outdated browser keeps the loading text instead of the role selector", async () => {
  support.isSupported.mockReturnValueOnce(false);
  await openAt("/");
  expect(root()?.textContent).toContain("Memuat");
  expect(window.portalFirstScreen).toBeUndefined();
});

test("the last pressed control is handed to the program, and is busy until then", async () => {
  await openAt("/");
  const [first, last] = buttons();
  first?.click();
  last?.click();
  expect(buttons().map((button) => button.getAttribute("aria-busy"))).toEqual([null, "true"]);
  expect(window.portalFirstScreen?.handOver()).toBe(last);
  expect(last?.hasAttribute("aria-busy")).toBe(false);
});

test("hands over nothing without a press, and ignores presses after the hand-over", async () => {
  await openAt("/");
  const screen = window.portalFirstScreen;
  expect(screen?.handOver()).toBeUndefined();
  buttons()[0]?.click();
  expect(screen?.handOver()).toBeUndefined();
});

test("the stored theme applies at once", async () => {
  localStorage.setItem("portal-minerba.theme", "dark");
  await openAt("/");
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("the stored theme is selected, and another choice applies and is stored at once", async () => {
  localStorage.setItem("portal-minerba.theme", "dark");
  await openAt("/");
  const [auto, dark] = root()?.querySelectorAll("input") ?? [];
  expect(dark?.checked).toBe(true);
  auto?.click();
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem("portal-minerba.theme")).toBe("auto");
  expect(window.portalFirstScreen?.handOver()).toBeUndefined();
});

test("a truncated page reports that it is incomplete", async () => {
  await openAt("/", PAGE.replace(/<noscript>.*/s, ""));
  document.dispatchEvent(new Event("DOMContentLoaded"));
  expect(root()?.textContent).toContain("tidak terunduh dengan lengkap");
});
