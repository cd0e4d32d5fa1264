import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { openTestPortal } from "../../testing/portal";
import { portalAt } from "../../testing/portalAt";

const SERVICE = "/internal-esdm/dashboards/dash_1763604898133";

const at = (search = "") => portalAt(SERVICE + search);
const bar = async () => within(await screen.findByRole("region", { name: "Filter" }));
const unresolved = async () =>
  within(await screen.findByRole("region", { name: "Belum selesai" })).getByText(/^\d+$/)
    .textContent;

beforeEach(() => openTestPortal({ role: "internal_esdm" }));

describe("the filters of a dashboard", () => {
  test("are in the address, and narrow every widget that supports them", async () => {
    const { user, router } = at();
    expect(await unresolved()).toBe("4");
    await user.selectOptions(
      (await bar()).getByLabelText("Badan usaha"),
      "PT Nikel Halmahera Raya",
    );
    await waitFor(async () => expect(await unresolved()).not.toBe("4"));
    const params = new URLSearchParams(router.state.location.search);
    expect(params.get("badanUsaha")).toBe("PT Nikel Halmahera Raya");
  });

  test("are restored from the address", async () => {
    at("?periode=rentang&dari=1/11/2026&badanUsaha=PT%20Bara%20Khatulistiwa");
    const fields = await bar();
    expect(fields.getByLabelText("Periode")).toHaveProperty("value", "rentang");
    expect(fields.getByLabelText("Dari")).toHaveProperty("value", "1/11/2026");
    expect(fields.getByLabelText("Badan usaha")).toHaveProperty("value", "PT Bara Khatulistiwa");
    const paper = screen.getByRole("list", { name: "Filter yang berlaku", hidden: true });
    expect([...paper.children].map((line) => line.textContent)).toEqual([
      "Periode: sejak 1 November 2026",
      "Badan usaha: PT Bara Khatulistiwa",
    ]);
  });

  test("follow a change of the address, such as Back", async () => {
    const { router } = at("?periode=rentang&dari=1/11/2026");
    expect((await bar()).getByLabelText("Dari")).toHaveProperty("value", "1/11/2026");
    await act(() => router.navigate(`${SERVICE}?periode=rentang&dari=2/11/2026`));
    expect((await bar()).getByLabelText("Dari")).toHaveProperty("value", "2/11/2026");
  });

  test("report an error beside the day", async () => {
    at("?periode=rentang&dari=2/11/2026&sampai=1/11/2026");
    const last = (await bar()).getByLabelText("Sampai");
    const error = document.getElementById(last.getAttribute("aria-describedby") ?? "");
    expect(error?.textContent).toBe("Tanggal akhir tidak boleh sebelum 2 November 2026.");
  });

  test("do not apply if no source has the value in the address", async () => {
    at("?badanUsaha=PT%20Tidak%20Ada&tahapan=Penjualan&periode=kapan-kapan");
    expect(await unresolved()).toBe("4");
    const fields = await bar();
    const companies = fields.getByLabelText<HTMLSelectElement>("Badan usaha");
    expect(companies.value).toBe("");
    expect([...companies.options].map((option) => option.value)).not.toContain("PT Tidak Ada");
    expect(fields.getByLabelText("Periode")).toHaveProperty("value", "");
    expect(fields.queryByRole("button", { name: "Hapus semua filter" })).toBeNull();
    expect(screen.queryByRole("list", { name: "Filter yang berlaku", hidden: true })).toBeNull();
  });

  test("add no navigation entry for each letter of a day", async () => {
    const { user, router } = at("?periode=rentang");
    await user.type((await bar()).getByLabelText("Dari"), "1/11/2026");
    await waitFor(() => expect(router.state.location.search).toContain("dari=1%2F11%2F2026"));
    expect(router.state.historyAction).toBe("REPLACE");
  });

  test("are all cleared at once, and the focus stays in the bar", async () => {
    const { user, router } = at("?periode=bulan-ini&tahapan=Penjualan");
    await user.click((await bar()).getByRole("button", { name: "Hapus semua filter" }));
    await waitFor(() => expect(router.state.location.search).toBe(""));
    expect(document.activeElement).toBe((await bar()).getByLabelText("Periode"));
    expect((await bar()).queryByRole("button", { name: "Hapus semua filter" })).toBeNull();
  });
});
