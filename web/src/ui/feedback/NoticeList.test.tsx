import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { Notice } from "./Notice";
import { NoticeList } from "./NoticeList";

afterEach(cleanup);

test("the exact text has its own element inside an alert", () => {
  render(
    <Notice text="File a.exe tidak didukung." hint="Pilih PDF." onDismiss={() => undefined} />,
  );
  const alert = screen.getByRole("alert");
  expect(within(alert).getByText("File a.exe tidak didukung.", { exact: true })).toBeTruthy();
});

test("a notice's button dismisses only that notice", async () => {
  const onDismiss = vi.fn();
  render(
    <NoticeList
      notices={[
        { key: "a", text: "File a.exe tidak didukung." },
        { key: "b", text: "File b.pdf terlalu besar. Maksimal 10MB." },
      ]}
      onDismiss={onDismiss}
      onDismissAll={() => undefined}
    />,
  );
  const second = screen.getByText(/b\.pdf/).closest("li");
  if (!second) throw new Error("the notice is not in the list");
  await userEvent.click(within(second).getByRole("button", { name: "Tutup pesan" }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith("b");
});

test("several notices have a button to dismiss all, a single one does not", async () => {
  const onDismissAll = vi.fn();
  const notices = Array.from({ length: 12 }, (_, n) => ({ key: `${n}`, text: `Berkas ${n}` }));
  const { container, rerender } = render(
    <NoticeList notices={notices} onDismiss={() => undefined} onDismissAll={onDismissAll} />,
  );
  expect(container.querySelectorAll("li")).toHaveLength(12);
  expect(screen.getAllByRole("alert")).toHaveLength(1);
  await userEvent.click(screen.getByText("Tutup semua"));
  expect(onDismissAll).toHaveBeenCalledOnce();

  rerender(
    <NoticeList
      notices={notices.slice(0, 1)}
      onDismiss={() => undefined}
      onDismissAll={onDismissAll}
    />,
  );
  expect(screen.queryByText("Tutup semua")).toBeNull();
});

test("a single notice is an alert with its exact text", () => {
  render(
    <NoticeList
      notices={[{ key: "a", text: "File a.exe tidak didukung." }]}
      onDismiss={() => undefined}
      onDismissAll={() => undefined}
    />,
  );
  expect(screen.getByRole("alert").textContent).toBe("File a.exe tidak didukung.");
});

function Dismissible({ onEmptied }: { onEmptied: () => void }) {
  const [keys, setKeys] = useState(["a", "b", "c"]);
  return (
    <NoticeList
      notices={keys.map((key) => ({ key, text: `Berkas ${key}` }))}
      onDismiss={(dismissed) => setKeys((before) => before.filter((key) => key !== dismissed))}
      onDismissAll={() => setKeys([])}
      onEmptied={onEmptied}
    />
  );
}

const dismissing = (text: string) => {
  const notice = screen.getByText(text).closest("li");
  if (!notice) throw new Error(`${text} is not in the list`);
  return within(notice).getByRole("button", { name: "Tutup pesan" });
};

test("dismissing moves the focus to the next notice, else the one before, else out", async () => {
  const onEmptied = vi.fn();
  render(<Dismissible onEmptied={onEmptied} />);
  await userEvent.click(dismissing("Berkas b"));
  expect(document.activeElement).toBe(dismissing("Berkas c"));
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(dismissing("Berkas a"));
  expect(onEmptied).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onEmptied).toHaveBeenCalledOnce();
});

test("dismissing all moves the focus out", async () => {
  const onEmptied = vi.fn();
  render(<Dismissible onEmptied={onEmptied} />);
  await userEvent.click(screen.getByRole("button", { name: "Tutup semua" }));
  expect(onEmptied).toHaveBeenCalledOnce();
});
