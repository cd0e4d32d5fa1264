import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Link, MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Column, SortState } from "./column";
import { DataTable } from "./DataTable";

type Mine = { code: string; company: string; tonnes: string };

const mines: Mine[] = [
  { code: "A1", company: "PT Borneo", tonnes: "12" },
  { code: "B2", company: "PT Halmahera", tonnes: "7" },
];

const columns: Column<Mine>[] = [
  {
    key: "code",
    label: "Kode",
    sortable: true,
    cell: (mine) => <Link to={`/mine/${mine.code}`}>{mine.code}</Link>,
  },
  { key: "company", label: "Badan Usaha", sortable: true, cell: (mine) => mine.company },
  { key: "tonnes", label: "Ton", align: "end", cell: (mine) => mine.tonnes },
];

function Address() {
  return <output aria-label="Alamat">{useLocation().pathname}</output>;
}

function show({
  rows = mines,
  sort,
  onSort = () => undefined,
  onAct = () => undefined,
}: {
  rows?: Mine[];
  sort?: SortState;
  onSort?: (key: string) => void;
  onAct?: (code: string) => void;
}) {
  return render(
    <MemoryRouter>
      <DataTable
        caption="Daftar tambang"
        columns={columns}
        rows={rows}
        rowKey={(mine) => mine.code}
        sort={sort}
        onSort={onSort}
        rowActions={(mine) => (
          <button type="button" onClick={() => onAct(mine.code)}>
            Ambil {mine.code}
          </button>
        )}
        empty={<p>Belum ada tambang</p>}
      />
      <Routes>
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe("header", () => {
  test("marks the sorted column and other sortable columns", () => {
    show({ sort: { key: "company", direction: "descending" } });
    const header = (name: string) => screen.getByRole("columnheader", { name });
    expect(header("Badan Usaha").getAttribute("aria-sort")).toBe("descending");
    expect(header("Kode").getAttribute("aria-sort")).toBe("none");
    expect(header("Ton").hasAttribute("aria-sort")).toBe(false);
    expect(within(header("Ton")).queryByRole("button")).toBeNull();
  });

  test("reports the pressed column and keeps the rows' order", async () => {
    const onSort = vi.fn();
    show({ onSort });
    await userEvent.click(screen.getByRole("button", { name: "Kode" }));
    expect(onSort).toHaveBeenCalledExactlyOnceWith("code");
    expect(screen.getAllByRole("row")[1]?.textContent).toContain("A1");
  });
});

test("neighbouring columns fold at the first measurement", () => {
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(320);
  const narrow = columns.map((column) => ({ ...column, least: 10 }));
  render(
    <MemoryRouter>
      <DataTable
        caption="Daftar tambang"
        columns={narrow.map((column) =>
          column.key === "company" ? { ...column, folds: { into: "code", rank: 1 } } : column,
        )}
        rows={mines}
        rowKey={(mine) => mine.code}
        empty={null}
      />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole("columnheader")).toHaveLength(2);
  expect(screen.getByRole("cell", { name: /A1.*PT Borneo/ })).toBeDefined();
});

describe("the announcement of an order", () => {
  const said = () => {
    const [region] = screen.getAllByRole("status").filter((status) => status.tagName === "P");
    return region?.textContent;
  };
  const table = (sort: SortState | undefined, caption = "Daftar tambang") => (
    <DataTable
      caption={caption}
      columns={columns}
      rows={[]}
      rowKey={({ code }) => code}
      sort={sort}
      onSort={() => undefined}
      empty={null}
    />
  );

  test("names the column and the direction", () => {
    const { rerender } = render(table(undefined));
    expect(said()).toBe("");
    rerender(table({ key: "company", direction: "ascending" }));
    expect(said()).toBe("Diurutkan menurut Badan Usaha, naik");
    rerender(table({ key: "company", direction: "descending" }));
    expect(said()).toBe("Diurutkan menurut Badan Usaha, turun");
    rerender(table(undefined));
    expect(said()).toBe("Urutan awal");
  });

  test("is not made when another list appears", () => {
    const { rerender } = render(table({ key: "company", direction: "ascending" }));
    expect(said()).toBe("");
    rerender(table(undefined, "Daftar lain"));
    expect(said()).toBe("");
  });
});

describe("row", () => {
  test("follows its first link when clicked anywhere", async () => {
    show({});
    await userEvent.click(screen.getByText("PT Halmahera"));
    expect(screen.getByRole("status", { name: "Alamat" }).textContent).toBe("/mine/B2");
  });

  test("does not follow its link when a control inside is used", async () => {
    const onAct = vi.fn();
    show({ onAct });
    await userEvent.click(screen.getByRole("button", { name: "Ambil A1" }));
    expect(onAct).toHaveBeenCalledExactlyOnceWith("A1");
    expect(screen.getByRole("status", { name: "Alamat" }).textContent).toBe("/");
  });

  test("does not follow its link when the click ends a text selection", async () => {
    show({});
    const cell = screen.getByText("PT Borneo");
    window.getSelection()?.selectAllChildren(cell);
    cell.click();
    expect(screen.getByRole("status", { name: "Alamat" }).textContent).toBe("/");
    window.getSelection()?.removeAllRanges();
  });
});

test("without rows keeps the header and shows the caller's text", () => {
  show({ rows: [] });
  expect(screen.getByRole("table", { name: "Daftar tambang" })).toBeTruthy();
  expect(screen.getAllByRole("row")).toHaveLength(1);
  expect(screen.getByText("Belum ada tambang")).toBeTruthy();
});

describe("a table that may overflow", () => {
  const scroller = () => screen.getByRole("table").parentElement;

  /** Simulates a scroller of 630 px with content of this width in px. */
  function measureAs({ scrollWidth }: { scrollWidth: number }) {
    vi.spyOn(HTMLElement.prototype, "scrollWidth", "get").mockReturnValue(scrollWidth);
    vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(630);
    vi.stubGlobal(
      "ResizeObserver",
      class {
        #measured: () => void;
        constructor(measured: () => void) {
          this.#measured = measured;
        }
        observe() {
          this.#measured();
        }
        disconnect() {}
      },
    );
  }

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test("is a named Tab stop if it overflows", () => {
    measureAs({ scrollWidth: 659 });
    show({});
    expect(scroller()).toBe(screen.getByRole("region", { name: "Tabel: Daftar tambang" }));
    expect(scroller()?.tabIndex).toBe(0);
  });

  test("is no Tab stop if it fits", () => {
    measureAs({ scrollWidth: 630 });
    show({});
    expect(screen.queryByRole("region")).toBeNull();
    expect(scroller()?.hasAttribute("tabindex")).toBe(false);
  });
});

test("redraws only a changed row", () => {
  const cell = vi.fn((mine: Mine) => mine.company);
  const drawn: Column<Mine>[] = [{ key: "company", label: "Badan Usaha", cell }];
  const table = (rows: Mine[]) => (
    <DataTable
      caption="Daftar tambang"
      columns={drawn}
      rows={rows}
      rowKey={({ code }) => code}
      empty={null}
    />
  );
  const { rerender } = render(table(mines));
  cell.mockClear();
  const changed = { code: "B2", company: "PT Seram", tonnes: "7" };
  rerender(table([...mines.slice(0, 1), changed]));
  expect(cell.mock.calls).toEqual([[changed]]);
});

describe("when the rows change", () => {
  const sea: Mine = { code: "C3", company: "PT Seram", tonnes: "9" };

  function Counter() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    );
  }

  const table = (rows: Mine[]) => (
    <MemoryRouter>
      <DataTable
        caption="Daftar tambang"
        columns={columns}
        rows={rows}
        rowKey={({ code }) => code}
        rowActions={() => <Counter />}
        empty={null}
      />
    </MemoryRouter>
  );

  const rowOf = (code: string) => screen.getByText(code).closest("tr");

  test("no row gets the state of a removed row's controls", async () => {
    const { rerender } = render(table(mines));
    for (const { code } of mines)
      await userEvent.click(within(rowOf(code) ?? document.body).getByRole("button"));
    rerender(table([...mines.slice(1), sea]));
    expect(rowOf("B2")?.textContent).toContain("1");
    expect(within(rowOf("C3") ?? document.body).getByRole("button").textContent).toBe("0");
  });

  test("remaining rows keep their elements", () => {
    const { rerender } = render(table(mines));
    const [first, second] = [rowOf("A1"), rowOf("B2")];
    rerender(table([sea, ...[...mines].reverse()]));
    expect([rowOf("A1"), rowOf("B2")]).toEqual([first, second]);
  });

  test("no row gets the focus of a removed row", () => {
    const { rerender } = render(table(mines));
    screen.getByRole("link", { name: "A1" }).focus();
    rerender(table([sea, ...mines.slice(1)]));
    expect(document.activeElement).toBe(document.body);
    screen.getByRole("link", { name: "B2" }).focus();
    rerender(table([...mines].reverse()));
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "B2" }));
  });
});
