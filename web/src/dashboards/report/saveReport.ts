import { type FiltersQuery, readView, refusalText } from "../../engine";
import { download } from "../../platform/download";
import { nextTurn } from "../../platform/nextTurn";
import { readAsset } from "../../platform/readAsset";
import { typefaceOfPage } from "../../platform/typefaceOfPage";
import { toast } from "../../shared/toast/toast";
import pageAddress from "../../wasm/pkg-page/laporan.gzip?url";
import { downloadTexts as texts } from "../texts";
import { fillPage } from "./fillPage";

async function emptyPage(): Promise<string> {
  const page = await readAsset(pageAddress);
  return page.text();
}

function saveInto(page: string, query: FiltersQuery, typeface: string | undefined): void {
  const answer = readView("dashboardReport", query);
  if (answer.kind === "refused") {
    toast(refusalText(answer.refusal), "danger");
    return;
  }
  const { name, report } = answer.value;
  const parts = fillPage(page, report.name, { report, typeface });
  download(name, new Blob(parts, { type: "text/html;charset=utf-8" }));
  toast(texts.done(name));
}

/** Downloads a dashboard under its filters as one HTML file, which needs no portal and no network. */
export async function saveReport(query: FiltersQuery): Promise<void> {
  // Without its typeface, the page uses a font of the device.
  const typeface = await typefaceOfPage().catch(() => undefined);
  const page = await emptyPage().catch(() => undefined);
  if (page === undefined) {
    toast(texts.noPage, "danger");
    return;
  }
  // Draw the busy state first: reading many rows blocks drawing for a while.
  await nextTurn();
  try {
    saveInto(page, query, typeface);
  } catch {
    toast(texts.failed, "danger");
  }
}
