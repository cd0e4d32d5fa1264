import { widget } from "./dashboards";
import { expect, test } from "./fixtures";

const READY = "/internal-esdm/dashboards/dash_1763000024137";
const ANSWERS = "SLA jawaban pertama per agen";

const LATE = `${READY}?nilai=${encodeURIComponent("SLA jawaban pertama:Terlambat")}`;

test("the ministry finds its late answers behind the figures of the help desk", async ({
  portal,
  page,
}) => {
  await portal.open(READY);
  await expect(page.getByRole("heading", { level: 1, name: "Kinerja Help Desk" })).toBeVisible();
  await expect(widget(page, "SLA jawaban terpenuhi")).toContainText("80,0%");
  await expect(widget(page, "Waktu jawaban pertama")).toContainText("jam kerja");

  await portal.open(LATE);
  await widget(page, ANSWERS)
    .getByRole("button", { name: `Lihat tabel: ${ANSWERS}` })
    .click();
  await widget(page, ANSWERS).getByRole("button", { name: "Unassigned, lihat baris" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("cell", { name: "Terlambat" }).first()).toBeVisible();
  await expect(dialog).toContainText("B4L1KX");
  await expect(dialog).not.toContainText("N4W7KD");
});
