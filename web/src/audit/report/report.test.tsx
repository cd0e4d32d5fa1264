import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Role } from "../../engine";
import * as engine from "../../engine";
import * as downloads from "../../platform/download";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal, renderAt } from "../../testing/portal";
import { serveAssets } from "../../testing/serveAssets";
import { FindingsExport } from "./FindingsExport";
import { ReportButton } from "./ReportButton";

/** PNBP of PT Bara Khatulistiwa, assigned to Hendra Kusuma. */
const PNBP = "ASSIGN_1763777711106";

let download = vi.spyOn(downloads, "download");

beforeEach(() => {
  serveAssets();
  download = vi.spyOn(downloads, "download").mockReturnValue();
});

afterEach(() => vi.restoreAllMocks());

function open(role: Role) {
  openTestPortal({ role });
  return renderAt(
    <>
      <ReportButton assignment={PNBP} />
      <FindingsExport assignment={PNBP} />
    </>,
    "/",
  );
}

const lastToast = () => readToasts().at(-1);

test("the report is written and downloaded, with the same bytes again", async () => {
  const { user } = open("internal_auditor");
  const button = screen.getByRole("button", { name: "Laporan (PDF)" });
  const files: string[] = [];
  for (const time of [1, 2]) {
    await user.click(button);
    await waitFor(() => expect(download).toHaveBeenCalledTimes(time));
    const [name, blob] = download.mock.calls[time - 1] ?? [];
    expect(name).toMatch(/^Laporan_PNBP .*PT Bara Khatulistiwa\.pdf$/);
    expect(blob?.type).toBe("application/pdf");
    files.push(new TextDecoder("latin1").decode(await blob?.arrayBuffer()));
    await waitFor(() => expect(lastToast()?.text).toBe(`Laporan tersimpan sebagai ${name}.`));
  }
  expect(files[0]).toMatch(/^%PDF-1\.7/);
  expect(files[1]).toBe(files[0]);
});

test("the button is busy while the report is written, and a failure is told", async () => {
  let fail = (_: Error) => {};
  vi.spyOn(engine, "writePdf").mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const { user } = open("internal_auditor");
  const button = screen.getByRole("button", { name: "Laporan (PDF)" });
  await user.click(button);
  expect(button.getAttribute("aria-busy")).toBe("true");
  fail(new Error("no network"));
  await waitFor(() => expect(lastToast()?.tone).toBe("danger"));
  expect(lastToast()?.text).toBe(
    "Laporan gagal dibuat. Periksa sambungan jaringan, lalu coba lagi.",
  );
  expect(button.getAttribute("aria-busy")).toBeNull();
  expect(download).not.toHaveBeenCalled();
});

test("whoever may not read the audit is told so", async () => {
  const { user } = open("external_auditor");
  await user.click(screen.getByRole("button", { name: "Laporan (PDF)" }));
  await waitFor(() => expect(lastToast()?.tone).toBe("danger"));
  expect(download).not.toHaveBeenCalled();
});

test("the findings are exported as CSV", async () => {
  const { user } = open("internal_auditor");
  await user.click(screen.getByRole("button", { name: "Ekspor temuan" }));
  await waitFor(() => expect(download).toHaveBeenCalled());
  const [name, blob] = download.mock.calls[0] ?? [];
  expect(name).toMatch(/^Temuan_PNBP .*\.csv$/);
  expect(await blob?.text()).toContain("Tindak lanjut");
});

test("without an assignment, all findings that the person may read are exported", async () => {
  openTestPortal({ role: "cms_auditor" });
  const { user } = renderAt(<FindingsExport />, "/");
  await user.click(screen.getByRole("button", { name: "Ekspor temuan" }));
  await waitFor(() => expect(download).toHaveBeenCalled());
  expect(download.mock.calls[0]?.[0]).toBe("Temuan_2026-11-21.csv");
});
