import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openTestPortal, renderAt } from "../../testing/portal";
import { StageList } from "./StageList";

beforeEach(() => openTestPortal({ role: "internal_auditor" }));

const openStage = (category: string) =>
  renderAt(<StageList />, `/auditor/category/${category}`, "/auditor/category/:category");

test("the list of a stage names the stage", () => {
  openStage("operasi-produksi");
  expect(screen.getByText(/^Data tahapan Operasi Produksi yang/)).toBeDefined();
  expect(screen.getByRole("row", { name: /RKAB Operasi Produksi/ })).toBeDefined();
});

test("an unknown stage is reported, with links to the existing ones", () => {
  openStage("tambang-emas");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tahapan tidak ditemukan");
  expect(screen.getByText(/“tambang-emas”/)).toBeDefined();
  const stages = screen.getByRole("region", { name: "Tahapan yang tersedia" });
  expect(within(stages).getAllByRole("link")).toHaveLength(6);
});
