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

test("removes a message after 6 seconds, and one with a button after 15", () => {
  act(() => toast("Disalin."));
  offer();
  pass(6000);
  expect(isShown("Disalin.")).toBe(false);
  pass(8999);
  expect(isShown("Label dihapus.")).toBe(true);
  pass(1);
  expect(isShown("Label dihapus.")).toBe(false);
});

test("shows a warning while it has a text", () => {
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

test("keeps a toast with a button while the pointer is over it", () => {
  offer();
  moveTo(100, 25);
  pass(60_000);
  expect(isShown("Label dihapus.")).toBe(true);
  moveTo(100, 51);
  pass(15_000);
  expect(isShown("Label dihapus.")).toBe(false);
});

test("keeps a toast with a button while the focus is in it", () => {
  offer();
  act(() => button("Urungkan").focus());
  pass(60_000);
  expect(isShown("Label dihapus.")).toBe(true);
  act(() => button("Di halaman").focus());
  pass(15_000);
  expect(isShown("Label dihapus.")).toBe(false);
});

test("F6 focuses the newest toast; F6 or Escape goes back", () => {
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

test("F6 goes back to the page from any button of a toast", () => {
  const onPage = button("Di halaman");
  act(() => onPage.focus());
  offer();
  fireEvent.keyDown(onPage, { key: "F6" });
  act(() => button("Tutup pemberitahuan").focus());
  fireEvent.keyDown(button("Tutup pemberitahuan"), { key: "F6" });
  expect(document.activeElement).toBe(onPage);
});

test("pressing a toast's button returns the focus to the page", () => {
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

test("shows the newest toast while the hidden ones' 15 seconds run", () => {
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

test("shows older toasts on request until the focus leaves", () => {
  announce(...ALL);
  fireEvent.click(button("3 pemberitahuan lain"));
  expect(ALL.map(isShown)).toEqual([true, true, true, true]);
  fireEvent.click(button("Tampilkan yang terbaru saja"));
  expect(ALL.map(isShown)).toEqual([false, false, false, true]);
  fireEvent.click(button("3 pemberitahuan lain"));
  act(() => button("Di halaman").focus());
  expect(ALL.map(isShown)).toEqual([false, false, false, true]);
});

test("keeps all toasts while one has the focus, then restarts their time", () => {
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

test("a focused toast that is withdrawn does not hold the others", () => {
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

test("a toast takes the place of one with the same words", () => {
  announce("Satu.", "Dua.");
  act(() => toast("Draf tersimpan."));
  act(() => toast("Draf tersimpan."));
  announce("Satu.");
  expect(screen.getAllByRole("listitem", { hidden: true }).map((each) => each.textContent)).toEqual(
    ["Dua.Urungkan", "Draf tersimpan.", "Satu.Urungkan"],
  );
});

test("a removal that only its toast can undo stays beside another one with the same words", () => {
  const remove = () =>
    toastOffer("Berkas dihapus.", { label: "Urungkan", onSelect: vi.fn(), isUndo: true });
  act(() => void [remove(), remove()]);
  expect(screen.getAllByText("Berkas dihapus.")).toHaveLength(2);
});
