import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { csv, openDialog, read } from "../../testing/loadDialog";
import { openTestPortal } from "../../testing/portal";

beforeEach(() => openTestPortal({ role: "cms_auditor" }));

test("a known company is taken for one that is nearly like it, and its field keeps the focus", async () => {
  const { pick, press, type } = await openDialog();
  await pick(csv("a;b\n1;2\n"));
  await read();
  const place = within(screen.getByRole("region", { name: "Tempat penyimpanan" }));
  const company = place.getByLabelText("Badan Usaha");
  // An empty question beside the field would double the gap to the next field.
  expect(place.getByRole("status").parentElement?.contains(company)).toBe(true);
  await type("Badan Usaha", "PT Bara Khatulistwa");
  expect(await place.findByText("Badan usaha ini belum dikenal.")).toBeDefined();
  await press("Maksud Anda PT Bara Khatulistiwa?");
  expect(company).toHaveProperty("value", "PT Bara Khatulistiwa");
  expect(document.activeElement).toBe(company);
  expect(place.getByRole("status").textContent).toBe("");
});
