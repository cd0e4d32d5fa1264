import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { signal } from "../../platform/signal";
import { ToastRegion } from "./ToastRegion";
import { clearToasts, dismissToast, toast, toastOffer } from "./toast";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button">Di halaman</button>
      <ToastRegion />
    </>,
  );
});

afterEach(() => act(clearToasts));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isShown = (text: string) => screen.queryByText(text)?.closest("li")?.hidden === false;
const button = (name: string) => screen.getByRole("button", { name });

function offer(onSelect = vi.fn()) {
  act(() => void toastOffer("Label dihapus.", { label: "Urungkan", onSelect }));
  return onSelect;
}

function moveTo(clientX: number, clientY: number) {
  const box = screen.getByText("Label dihapus.").closest("section");
  if (box) box.getBoundingClientRect = () => DOMRect.fromRect({ width: 200, height: 50 });
  const move = new MouseEvent("pointermove", { clientX, clientY });
  act(() => void window.dispatchEvent(Object.assign(move, { pointerType: "mouse" })));
}

test("what was said goes after 6 seconds, an offer after 15", () => {
  act(() => toast("Disalin."));
  offer();
  pass(6000);
  expect(isShown("Disalin.")).toBe(false);
  pass(8999);
  expect(isShown("Label dihapus.")).toBe(true);
  pass(1);
  expect(isShown("Label dihapus.")).toBe(false);
});

test("a warning is shown while it has a text", () => {
  const warning = signal<string | undefined>(undefined);
  act(() => {
    toastOffer("Terkirim.", { label: "Urungkan", onSelect: vi.fn() }, { warning });
  });
  const toneOf = () => screen.getByText("Terkirim.").closest("li")?.dataset.tone;
  expect(toneOf()).toBe("info");
  act(() => warning.set("Belum tersimpan."));
  screen.getByText("Belum tersimpan.");
  expect(toneOf()).toBe("warning");
  act(() => warning.set(undefined));
  expect(screen.queryByText("Belum tersimpan.")).toBeNull();
});

test("an offer stays while the pointer is over it, though its presses fall through", () => {
  offer();
  moveTo(100, 25);
  pass(60_000);
  expect(isShown("Label dihapus.")).toBe(true);
  moveTo(100, 51);
  pass(15_000);
  expect(isShown("Label dihapus.")).toBe(false);
});

test("an offer stays while the focus is in it", () => {
  offer();
  act(() => button("Urungkan").focus());
  pass(60_000);
  expect(isShown("Label dihapus.")).toBe(true);
  act(() => button("Di halaman").focus());
  pass(15_000);
  expect(isShown("Label dihapus.")).toBe(false);
});

test("F6 leads to the newest offer and back, and so does Escape", () => {
  const onPage = button("Di halaman");
  act(() => onPage.focus());
  expect(fireEvent.keyDown(document.body, { key: "F6" })).toBe(true);
  expect(document.activeElement).toBe(onPage);

  offer();
  for (const key of ["F6", "Escape"]) {
    fireEvent.keyDown(onPage, { key: "F6" });
    expect(document.activeElement).toBe(button("Urungkan"));
    fireEvent.keyDown(button("Urungkan"), { key });
    expect(document.activeElement).toBe(onPage);
  }
});

test("F6 leads back to the page from wherever in the toasts one has gone", () => {
  const onPage = button("Di halaman");
  act(() => onPage.focus());
  offer();
  fireEvent.keyDown(onPage, { key: "F6" });
  act(() => button("Tutup pemberitahuan").focus());
  fireEvent.keyDown(button("Tutup pemberitahuan"), { key: "F6" });
  expect(document.activeElement).toBe(onPage);
});

test("taking the offer gives the focus back to where it was before", () => {
  const onSelect = offer();
  act(() => button("Di halaman").focus());
  fireEvent.keyDown(document.body, { key: "F6" });
  fireEvent.click(button("Urungkan"));
  expect(isShown("Label dihapus.")).toBe(false);
  expect(document.activeElement).toBe(button("Di halaman"));
  expect(onSelect).toHaveBeenCalledOnce();
});

const announce = (...texts: string[]) =>
  act(() => {
    for (const text of texts) toastOffer(text, { label: "Urungkan", onSelect: vi.fn() });
  });

const ALL = ["Satu.", "Dua.", "Tiga.", "Empat."] as const;

test("the newest is shown; those before it have their 15 seconds behind it", () => {
  announce("Satu.");
  pass(5000);
  announce("Dua.", "Tiga.", "Empat.");
  expect(ALL.map(isShown)).toEqual([false, false, false, true]);
  pass(9999);
  expect(button("3 pemberitahuan lain")).toBeDefined();
  pass(1);
  expect(screen.queryByText("Satu.")).toBeNull();
  const [close] = screen.getAllByRole("button", { name: "Tutup pemberitahuan" });
  if (close) fireEvent.click(close);
  expect(isShown("Tiga.")).toBe(true);
  pass(5000);
  expect(screen.queryByRole("listitem")).toBeNull();
});

test("those before the newest can be shown, until one turns to something else", () => {
  announce(...ALL);
  fireEvent.click(button("3 pemberitahuan lain"));
  expect(ALL.map(isShown)).toEqual([true, true, true, true]);
  fireEvent.click(button("Tampilkan yang terbaru saja"));
  expect(ALL.map(isShown)).toEqual([false, false, false, true]);
  fireEvent.click(button("3 pemberitahuan lain"));
  act(() => button("Di halaman").focus());
  expect(ALL.map(isShown)).toEqual([false, false, false, true]);
});

test("while somebody is at the toasts none of them goes, and then each has its time again", () => {
  announce("Satu.", "Dua.");
  act(() => button("1 pemberitahuan lain").focus());
  pass(60_000);
  expect(screen.getAllByText(/Satu|Dua/)).toHaveLength(2);
  act(() => button("Di halaman").focus());
  pass(14_999);
  expect(screen.getAllByText(/Satu|Dua/)).toHaveLength(2);
  pass(1);
  expect(screen.queryAllByText(/Satu|Dua/)).toHaveLength(0);
});

test("an offer that is withdrawn under the focus does not hold the others", () => {
  announce("Satu.");
  act(() => {
    const key = toastOffer("Dua.", { label: "Ulangi", onSelect: vi.fn() });
    setTimeout(() => dismissToast(key), 1000);
  });
  act(() => button("Ulangi").focus());
  pass(1000);
  expect(isShown("Satu.")).toBe(true);
  pass(15_000);
  expect(screen.queryByText("Satu.")).toBeNull();
});
