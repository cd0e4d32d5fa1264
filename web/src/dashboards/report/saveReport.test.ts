import { gzipSync } from "node:zlib";
import { beforeEach, expect, test, vi } from "vitest";
import * as downloads from "../../platform/download";
import { readToasts } from "../../shared/toast/toast";
import { openTestPortal } from "../../testing/portal";
import { saveReport } from "./saveReport";

/** 'Layanan Tiket', which every role may read. */
const DASHBOARD = "dash_1763604898133";

const page = `<title>Dasbor</title><script type="application/json" id="laporan"></script>`;

const hostGives = (response: () => Response) =>
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => response());

const packedPage = () => new Response(new Uint8Array(gzipSync(page)));

const lastToast = () => readToasts().at(-1);

const watchDownloads = () => vi.spyOn(downloads, "download").mockReturnValue();

beforeEach(() => openTestPortal({ role: "internal_esdm" }));

test("a dashboard is saved under its own name, with its data in the page", async () => {
  hostGives(packedPage);
  const download = watchDownloads();
  await saveReport({ dashboard: DASHBOARD, filters: {} });
  const [name, blob] = download.mock.calls[0] ?? [];
  expect(name).toBe("Dashboard_Layanan Tiket_2026-11-21.html");
  expect(await blob?.text()).toContain('"sources":[{"id":"tickets"');
  expect(lastToast()).toMatchObject({ text: `Berkas ${name} diunduh.`, tone: "success" });
});

test("the page starts with the active filters", async () => {
  hostGives(packedPage);
  const download = watchDownloads();
  await saveReport({ dashboard: DASHBOARD, filters: { periode: "7-hari" } });
  expect(await download.mock.calls[0]?.[1].text()).toContain('"filters":{"periode":"7-hari"}');
});

test("a page that cannot be loaded is reported", async () => {
  hostGives(() => new Response("", { status: 503 }));
  const download = watchDownloads();
  await saveReport({ dashboard: DASHBOARD, filters: {} });
  expect(download).not.toHaveBeenCalled();
  expect(lastToast()?.text).toMatch(/^Halaman laporan tidak terunduh\. Periksa sambungan jaringan/);
});

test("a role without the right to export gets the reason", async () => {
  hostGives(packedPage);
  openTestPortal({ role: "external_auditor" });
  const download = watchDownloads();
  await saveReport({ dashboard: DASHBOARD, filters: {} });
  expect(download).not.toHaveBeenCalled();
  expect(lastToast()).toMatchObject({ tone: "danger" });
  expect(lastToast()?.text).toMatch(/^Peran Anda tidak dapat/);
});
