import { pie } from "d3-shape";
import { describe, expect, test } from "vitest";
import type { PieSlice } from "../../engine";
import { lookOf } from "../testing/widgets";
import { pieLayout } from "./pieLabels";

const slicesOf = (shares: Record<string, number>): PieSlice[] =>
  Object.entries(shares).map(([label, share]) => ({
    label,
    isRest: false,
    look: lookOf(1),
    share,
    text: String(share),
    shareText: `${share * 100}%`,
  }));

const anglesOf = pie<PieSlice>()
  .sort(null)
  .value(({ share }) => share);

const laidOut = (shares: Record<string, number>, size = { width: 340, height: 180 }) =>
  pieLayout(anglesOf(slicesOf(shares)), size);

const textsOf = (...layout: Parameters<typeof laidOut>) =>
  laidOut(...layout).labels.map(({ text }) => text);

const statuses = { New: 0.2, Open: 0.3, Pending: 0.2, Closed: 0.3 };

describe("the labels of a pie", () => {
  test("are names if they have room", () => {
    expect(textsOf(statuses)).toEqual(["New", "Open", "Pending", "Closed"]);
  });

  test("are shares if names would make the pie small", () => {
    const long = "PT Aneka Tambang (Persero) Tbk";
    expect(textsOf({ [long]: 0.4, "PT Bara": 0.6 })).toEqual(["40%", "60%"]);
    expect(textsOf(statuses, { width: 120, height: 180 })[0]).toBe("20%");
  });

  test("are shares if names would overlap", () => {
    const low = { width: 600, height: 120 };
    const names = { "Operasi Produksi": 0.06, Pengadministrasian: 0.06, Penjualan: 0.88 };
    expect(textsOf(names, low)).toEqual(["6%", "6%", "88%"]);
    expect(textsOf({ "Operasi Produksi": 0.5, Pengadministrasian: 0.5 }, low)[0]).toBe(
      "Operasi Produksi",
    );
  });

  test("are omitted beside thin slices", () => {
    expect(textsOf({ Aceh: 0.02, Bali: 0.98 })).toEqual(["Bali"]);
  });

  test("stay inside the drawing", () => {
    const { radius, labels } = laidOut(statuses);
    expect(radius).toBeLessThan(90);
    for (const { y } of labels) expect(Math.abs(y)).toBeLessThan(90);
  });
});
