import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { useShortcutKeys } from "../keys/useShortcutKeys";
import { MenuButton } from "../overlay/MenuButton";
import type { Column } from "./column";
import { DataTable } from "./DataTable";

type Row = { code: string; labels: readonly string[] };

const ROWS: Row[] = [
  { code: "A1", labels: ["PNBP", "RKAB"] },
  { code: "B2", labels: [] },
  { code: "C3", labels: ["PNBP"] },
];

type PageProps = {
  rows: readonly Row[];
  /** Draws the labels before the link, as cards do. */
  labelsFirst?: boolean;
};

function Page({ rows, labelsFirst = false }: PageProps) {
  useShortcutKeys();
  const columns: Column<Row>[] = [
    { key: "code", label: "Kode", cell: ({ code }) => <a href={`/t/${code}`}>{code}</a> },
    {
      key: "labels",
      label: "Label",
      cell: ({ code, labels }) =>
        labels.map((label) => (
          <button key={label} type="button">
            {label} {code}
          </button>
        )),
    },
  ];
  return (
    <main>
      <button type="button">sebelum</button>
      <DataTable
        caption="Tiket"
        columns={labelsFirst ? columns.reverse() : columns}
        rows={rows}
        rowKey={({ code }) => code}
        rowActions={({ code }) => (
          <MenuButton
            label={`Aksi ${code}`}
            groups={[
              { key: "a", entries: [{ key: "o", label: "Buka", onSelect: () => undefined }] },
            ]}
          />
        )}
        empty={null}
      />
      <button type="button">sesudah</button>
    </main>
  );
}

const table = (rows: readonly Row[] = ROWS, labelsFirst = false) => (
  <MemoryRouter>
    <Routes>
      <Route path="*" element={<Page rows={rows} labelsFirst={labelsFirst} />} />
    </Routes>
  </MemoryRouter>
);

const focused = () => document.activeElement?.textContent;

let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup();
});
afterEach(cleanup);

/** Presses keys one after the other and returns the focused controls. */
async function path(...keys: string[]) {
  const seen = [];
  for (const key of keys) {
    await user.keyboard(key);
    seen.push(focused());
  }
  return seen;
}

test("Tab stops once in each row", async () => {
  render(table());
  screen.getByText("sebelum").focus();
  const stops = [];
  for (let tab = 0; tab < 4; tab += 1) {
    await user.tab();
    stops.push(focused());
  }
  expect(stops).toEqual(["A1", "B2", "C3", "sesudah"]);
});

test("keys for rows reach the link of each row, wherever it is", async () => {
  render(table(ROWS, true));
  expect(await path("j", "j", "j", "k", "{ArrowUp}")).toEqual(["A1", "B2", "C3", "B2", "A1"]);
});

test("Left, Right, Home and End move among the controls of a row", async () => {
  render(table());
  screen.getByText("A1").focus();
  expect(
    await path(
      "{ArrowRight}",
      "{ArrowRight}",
      "{End}",
      "{ArrowRight}",
      "{ArrowLeft}",
      "{Home}",
      "{ArrowLeft}",
    ),
  ).toEqual(["PNBP A1", "RKAB A1", "Aksi A1", "Aksi A1", "RKAB A1", "A1", "A1"]);
});

test("Up and Down move to the same control of other rows, and stop at the ends", async () => {
  render(table());
  screen.getByText("A1").focus();
  expect(
    await path(
      "{ArrowDown}",
      "{ArrowDown}",
      "{ArrowDown}",
      "{ArrowUp}",
      "{Control>}{End}{/Control}",
    ),
  ).toEqual(["B2", "C3", "C3", "B2", "C3"]);
  expect(await path("{Control>}{Home}{/Control}", "{ArrowRight}", "{ArrowDown}")).toEqual([
    "A1",
    "PNBP A1",
    "Aksi B2",
  ]);
});

test("an arrow on the button of a menu opens the menu, whose keys do not move rows", async () => {
  render(table());
  screen.getByText("Aksi A1").focus();
  expect(await path("{ArrowDown}")).toEqual(["Buka"]);
  expect(await path("{ArrowDown}", "{Escape}")).toEqual(["Buka", "Aksi A1"]);
});

test("the control that was used last is the row's stop", async () => {
  render(table());
  await user.click(screen.getByText("PNBP A1"));
  await user.tab();
  expect(focused()).toBe("B2");
  await user.tab({ shift: true });
  expect(focused()).toBe("PNBP A1");
});

test("each row keeps one stop when rows and controls change", () => {
  const { rerender } = render(table());
  rerender(table([{ code: "D4", labels: ["Baru"] }, ...ROWS.slice(1), { code: "A1", labels: [] }]));
  for (const row of screen.getAllByRole("row").slice(1)) {
    const stops = [...row.querySelectorAll<HTMLElement>("a, button")].filter(
      ({ tabIndex }) => tabIndex === 0,
    );
    expect(stops).toHaveLength(1);
  }
});

test("j and k move through the rows, from outside of the table too", async () => {
  render(table());
  screen.getByText("sebelum").focus();
  expect(await path("j", "j", "k", "k", "j", "j", "j")).toEqual([
    "A1",
    "B2",
    "A1",
    "A1",
    "B2",
    "C3",
    "C3",
  ]);
});
