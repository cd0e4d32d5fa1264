import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DataSubject } from "../../engine";
import { longTable } from "../../testing/longTable";
import { openTestPortal, renderAt } from "../../testing/portal";
import { DataGrid } from "./DataGrid";
import { FilterPopover } from "./FilterPopover";

async function openTable(query = "") {
  openTestPortal({ role: "cms_auditor" });
  const subject: DataSubject = await longTable(1_000);
  const { user } = renderAt(<DataGrid subject={subject} caption="Isi" canCopy />, `/${query}`);
  const open = async (column: string) => {
    await user.click(await screen.findByRole("button", { name: `Saring ${column}` }));
    return within(await screen.findByRole("dialog", { name: `Saring ${column}` }));
  };
  return { user, open };
}

const shown = () => screen.getByText(/records/).parentElement?.textContent;
const chips = () =>
  within(screen.getByRole("list", { name: "Filter yang berlaku" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("a range filters the rows and their total, and is removed again", async () => {
  const { user, open } = await openTable();
  const form = await open("no");
  await user.type(form.getByLabelText("Dari"), "10");
  await user.type(form.getByLabelText("Sampai"), "abc");
  await user.click(form.getByRole("button", { name: "Terapkan" }));
  const until = form.getByLabelText("Sampai");
  expect(until.getAttribute("aria-invalid")).toBe("true");
  expect(form.getByText("Tulis angka, misalnya 1.234,56.")).toBeDefined();
  await user.clear(until);
  await user.type(until, "19{Enter}");
  await waitFor(() => expect(shown()).toBe("10 records dari 1.000"));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(chips()).toEqual(["no: 10 – 19"]);
  const opener = screen.getByRole("button", { name: "Saring no" });
  expect(opener.getAttribute("aria-pressed")).toBe("true");
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(screen.getByRole("cell", { name: "145" })).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Hapus filter no: 10 – 19" }));
  await waitFor(() => expect(shown()).toBe("1.000 records"));
  expect(screen.queryByRole("list", { name: "Filter yang berlaku" })).toBeNull();
});

test("values are searched and chosen, and Escape discards the choice", async () => {
  const { user, open } = await openTable();
  let form = await open("rumus");
  expect(form.getAllByRole("checkbox")).toHaveLength(200);
  expect(form.getByText("Masih ada 800 nilai lain. Ketik untuk mencarinya.")).toBeDefined();
  await user.type(form.getByLabelText("Cari nilai"), "a99{Enter}");
  await waitFor(() => expect(form.getAllByRole("checkbox")).toHaveLength(11));
  await user.click(form.getByLabelText("=A99 (1)"));
  await user.click(form.getByLabelText("=A990 (1)"));
  expect(form.getByText("2 nilai dipilih")).toBeDefined();
  await user.click(form.getByRole("button", { name: "Terapkan" }));
  await waitFor(() => expect(shown()).toBe("2 records dari 1.000"));
  expect(chips()).toEqual(["rumus: =A99, =A990"]);
  form = await open("rumus");
  await user.click(form.getByLabelText("=A99 (1)"));
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(shown()).toBe("2 records dari 1.000");
});

test("a list without values says if the rows have none or the search finds none", async () => {
  openTestPortal({ role: "cms_auditor" });
  const subject = await longTable(3);
  const { user } = renderAt(
    <FilterPopover
      subject={subject}
      search=""
      filters="0|kosong"
      column={1}
      opener={document.body}
      onApply={() => undefined}
      onClose={() => undefined}
    />,
    "/",
  );
  expect(await screen.findByText("Tidak ada nilai di baris yang ditampilkan.")).toBeDefined();
  await user.type(screen.getByLabelText("Cari nilai"), "dua");
  expect(await screen.findByText("Tidak ada nilai yang cocok.")).toBeDefined();
});

test("filters in the address apply at once, and an empty result names and clears them", async () => {
  const { user } = await openTable("?q=999&saring=0|rentang|1|5~1|memuat|dua");
  expect(await screen.findByText("Tidak ada baris yang cocok")).toBeDefined();
  expect(chips()).toEqual(["no: 1 – 5", "teks: memuat “dua”"]);
  const empty = "Pencarian: “999”. Filter: no: 1 – 5; teks: memuat “dua”.";
  expect(screen.getByText(empty)).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Hapus pencarian dan filter" }));
  await waitFor(() => expect(shown()).toBe("1.000 records"));
});
