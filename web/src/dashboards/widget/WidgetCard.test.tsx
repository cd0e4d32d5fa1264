import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { figureOfMonth, stages, tickets, widget } from "../testing/widgets";
import { WidgetCard } from "./WidgetCard";

describe("the card of a widget", () => {
  test("has a title below the page's heading level, its unit and its source", () => {
    render(<WidgetCard view={tickets} />);
    const card = screen.getByRole("region", { name: "Tiket per bulan" });
    within(card).getByRole("heading", { level: 2, name: "Tiket per bulan" });
    within(card).getByText("Jumlah baris per Bulan dan Status");
    within(card).getByText("Sumber: Tiket");
  });

  test("switches to a table of the same values and back", async () => {
    const user = userEvent.setup();
    render(<WidgetCard view={tickets} />);
    await screen.findByRole("img", { name: /^Tiket per bulan/ });

    await user.click(screen.getByRole("button", { name: /^Lihat tabel: / }));
    const table = screen.getByRole("table", { name: "Tiket per bulan" });
    const cells = within(table)
      .getAllByRole("row")
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells).toEqual([
      ["Bulan", "Open", "Closed"],
      ["Januari 2026", "4", "2"],
      ["Februari 2026", "8", "-"],
      ["Maret 2026", "12", "6"],
      ["Total", "24", "8"],
    ]);
    expect(screen.queryByRole("img")).toBeNull();

    await user.click(screen.getByRole("button", { name: /^Lihat grafik: / }));
    expect(screen.queryByRole("table")).toBeNull();
    screen.getByRole("img", { name: /^Tiket per bulan/ });
  });

  test("offers its export only with figures", () => {
    const exportMenu = <button type="button">Unduh</button>;
    const { rerender } = render(<WidgetCard view={tickets} exportMenu={exportMenu} />);
    screen.getByRole("button", { name: "Unduh" });
    rerender(<WidgetCard view={{ ...tickets, figures: undefined }} exportMenu={exportMenu} />);
    expect(screen.queryByRole("button", { name: "Unduh" })).toBeNull();
  });

  test("shows its remarks", () => {
    render(<WidgetCard view={{ ...figureOfMonth, notes: ["3 sel bukan angka."] }} />);
    screen.getByText("3 sel bukan angka.");
  });

  test("has no switch for a table widget", () => {
    const { figures } = tickets;
    render(<WidgetCard view={widget({ kind: "table" }, { type: "table", figures })} />);
    screen.getByRole("table");
    expect(screen.queryByRole("button", { name: /^Lihat tabel: / })).toBeNull();
  });

  test("draws the widget's new type", async () => {
    const { rerender } = render(<WidgetCard view={stages} />);
    await screen.findByRole("list", { name: "Legenda" });
    rerender(<WidgetCard view={tickets} />);
    await screen.findByRole("img", { name: /^Tiket per bulan/ });
    rerender(<WidgetCard view={stages} />);
    await screen.findByRole("list", { name: "Legenda" });
  });

  test("keeps rows with equal names apart", () => {
    const row = { label: "Lainnya", isRest: false, cells: [{ value: 1, text: "1" }] };
    const figures = {
      dimension: "Kategori",
      columns: ["Jumlah"],
      rows: [row, row],
      total: undefined,
    };
    render(<WidgetCard view={widget({ kind: "table" }, { figures })} />);
    expect(screen.getAllByRole("rowheader", { name: "Lainnya" })).toHaveLength(2);
  });
});

describe("a card without a drawing", () => {
  test("says what to choose next", () => {
    render(<WidgetCard view={widget({ kind: "unset", hint: "Pilih sumber data." })} />);
    screen.getByText("Belum diatur");
    screen.getByText("Pilih sumber data.");
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("explains an error", () => {
    const problem = { title: "Sumber data tidak ada lagi", detail: '"Produksi" sudah dihapus.' };
    render(<WidgetCard view={widget({ kind: "problem", problem })} />);
    screen.getByText(problem.title);
    screen.getByText(problem.detail);
  });

  test("says why there are no rows", () => {
    render(<WidgetCard view={widget({ kind: "empty", hint: "Tidak ada tiket." })} />);
    screen.getByText("Tidak ada tiket.");
  });
});

describe("one figure", () => {
  test("is shown with its period and comparison", () => {
    render(<WidgetCard view={figureOfMonth} />);
    for (const text of ["5", /^\+2/, "(membaik)", "dibanding 3 (Oktober 2026)"])
      screen.getByText(text);
    screen.getByText(/^November 2026 · /);
  });
});

describe("parts of a whole", () => {
  test("are listed with values, shares and total", async () => {
    render(<WidgetCard view={stages} />);
    const parts = within(await screen.findByRole("list", { name: "Legenda" }));
    expect(parts.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Perizinan660%",
      "Eksplorasi330%",
      "Lainnya110%",
    ]);
    screen.getByText("Total");
  });
});
