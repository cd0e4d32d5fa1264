import { expect, test } from "./fixtures";

const breakCore = (fault: "panic" | "overflow") => Reflect.get(globalThis, "faults")[fault]();

for (const fault of ["panic", "overflow"] as const) {
  test(`after the fault "${fault}" the portal says so, loses nothing and continues`, async ({
    portal,
    page,
  }) => {
    if (fault === "panic") portal.expectComplaint(/injected into a portal with 1 commits/);
    await portal.open("/agent/tickets/N4W7KD");
    await page.getByRole("button", { name: "Take Ticket" }).click();
    await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);

    expect(await page.evaluate(breakCore, fault)).toEqual({ kind: "failed" });
    await expect(page.getByText("Terjadi gangguan pada sistem portal.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Take Ticket" })).toHaveCount(0);

    await page.getByRole("link", { name: /Semua Tiket/ }).click();
    await expect(page.getByRole("row", { name: /N4W7KD/ })).toContainText("Open");
    await page.getByRole("link", { name: "New", exact: true }).click();
    await expect(page.getByRole("row", { name: /N4W7KD/ })).toHaveCount(0);
  });
}
