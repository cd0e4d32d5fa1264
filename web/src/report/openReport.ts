import { initSync, type Report, ReportReader } from "../core/pkg-report/portal_report";
import moduleAddress from "../core/pkg-report/portal_report_bg.wasm?url";
import { openAsset } from "../core/readAsset";

/** What was written into the page. A file that was cut off on its way holds no whole JSON. */
function writtenReport(): Report {
  const data = document.getElementById("laporan")?.textContent;
  if (!data) throw new Error("the page holds no dashboard");
  return JSON.parse(data);
}

/** Opens the dashboard of this page. */
export async function openReport(): Promise<ReportReader> {
  const report = writtenReport();
  const { body } = await openAsset(moduleAddress);
  const headers = { "Content-Type": "application/wasm" };
  initSync({ module: await WebAssembly.compileStreaming(new Response(body, { headers })) });
  return new ReportReader(report);
}
