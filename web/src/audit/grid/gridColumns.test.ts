import { expect, test } from "vitest";
import { gridColumns } from "./gridColumns";

const widths = (headers: string[], ...rows: string[][]) =>
  gridColumns({
    columns: headers.map((header) => ({ header, isNumber: /\(/.test(header) })),
    rows,
  }).map(({ width }) => width);

test("eight columns of dates, codes and amounts fit beside the menu of a window of 1440 px", () => {
  const needed = widths(
    [
      ...["Tanggal Setor", "Kode Billing", "No. Pengapalan", "Produk"],
      ...["Volume (ton)", "Nilai Penjualan (Rp)", "Tarif (%)", "PNBP (Rp)"],
    ],
    [
      ...["21 September 2025", "082025000004", "PK-004", "BK-44"],
      ...["30.775,82", "22.192.443.802,00", "8,00", "1.775.395.504,16"],
    ],
  );
  expect(needed.reduce((sum, width) => sum + width, 0)).toBeLessThan(1142 / 16);
});

test("a long text does not widen its column without limit", () => {
  const [long, longest] = widths(["a", "b"], ["kata ".repeat(8), "kata ".repeat(80)]);
  expect(longest).toBe(long);
});

test("a heading that is wider than its cells is not cut", () => {
  /** In px, as Chromium draws them. */
  const drawn = {
    "Kosong 1": 51.9,
    Wilayah: 44.8,
    Keterangan: 66.8,
    "Nomor Kapal": 75.1,
    "Kode Billing": 68.4,
    "No. Pengapalan": 91.7,
    "Volume (ton)": 73.4,
    "Tarif (%)": 46.9,
  };
  const [, ...columns] = widths(["", ...Object.keys(drawn)], []);
  /** Padding, arrow and the button that filters. */
  const beside = 54;
  const room = columns.map((width) => width * 16 - beside);
  const needed = Object.values(drawn);
  expect(room.every((width, place) => width >= (needed[place] ?? 0))).toBe(true);
});
