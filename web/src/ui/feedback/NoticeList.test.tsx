import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { Notice } from "./Notice";
import { NoticeList } from "./NoticeList";

afterEach(cleanup);

test("the exact text stands in an element of its own, inside an alert", () => {
  render(
    <Notice text="File a.exe tidak didukung." hint="Pilih PDF." onDismiss={() => undefined} />,
  );
  const alert = screen.getByRole("alert");
  expect(within(alert).getByText("File a.exe tidak didukung.", { exact: true })).toBeTruthy();
});

test("a notice stays until its own button puts it away", async () => {
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
  const second = screen.getByText(/b\.pdf/).closest<HTMLElement>("[role=alert]");
  if (!second) throw new Error("the notice is not an alert");
  await userEvent.click(within(second).getByRole("button", { name: "Tutup pesan" }));
  expect(onDismiss).toHaveBeenCalledExactlyOnceWith("b");
});

test("several notices can be put away at once, a single one needs no such button", async () => {
  const onDismissAll = vi.fn();
  const notices = Array.from({ length: 12 }, (_, n) => ({ key: `${n}`, text: `Berkas ${n}` }));
  const { container, rerender } = render(
    <NoticeList notices={notices} onDismiss={() => undefined} onDismissAll={onDismissAll} />,
  );
  expect(container.querySelectorAll("[role=alert]")).toHaveLength(12);
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
