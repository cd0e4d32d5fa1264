import { fromBase85 } from "../platform/base85";
import { openAsset } from "../platform/readAsset";
import { initSync, type Report, ReportReader } from "../wasm/pkg-report/portal_report";
import moduleAddress from "../wasm/pkg-report/portal_report_bg.wasm?url";

/** The data that web/src/dashboards/report writes into the page. */
type Contents = { report: Report; typeface?: string };

/** A truncated file has no complete JSON. */
function writtenContents(): Contents {
  const data = document.getElementById("laporan")?.textContent;
  if (!data) throw new Error("the page does not contain a dashboard");
  return JSON.parse(data);
}

export async function openReport(): Promise<ReportReader> {
  const { report, typeface } = writtenContents();
  if (typeface !== undefined) {
    const face = new FontFace("Plus Jakarta Sans", fromBase85(typeface), { weight: "200 800" });
    document.fonts.add(face);
  }
  const { body } = await openAsset(moduleAddress);
  const headers = { "Content-Type": "application/wasm" };
  initSync({ module: await WebAssembly.compileStreaming(new Response(body, { headers })) });
  return new ReportReader(report);
}
