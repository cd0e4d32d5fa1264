import { at, into, pressed, searched, step } from "../press.mjs";

/** An auditor reads the assigned data. */
export const auditor = [
  ...into("Internal Auditor"),
  ...searched("pn"),
  pressed("sorted by name", "button", /^Nama Data/),
  pressed("to the tabular data", "link", "Data Tabular"),
  pressed("to a stage", "link", "Penjualan"),
  pressed("back to all data", "link", "Internal Auditor"),
  step("data opened", at("main tbody tr a")),
  ...searched("0"),
  step("rows sorted", at("main [role=region] thead button, main table thead button")),
  pressed("back to the list", "link", /^Kembali/),
];
