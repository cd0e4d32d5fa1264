import { type Entry, entriesOf, ofKind } from "../audit/package/file/entries";
import { fromBase85 } from "../platform/base85";
import { openAsset } from "../platform/readAsset";
import { type CheckedPackage, initSync, PackageReader } from "../wasm/pkg-package/portal_package";
import moduleAddress from "../wasm/pkg-package/portal_package_bg.wasm?url";
import { PackageTables } from "./packageTables";

/** A package in its page. */
export type OpenPackage = {
  reader: PackageReader;
  checked: CheckedPackage;
  entries: readonly Entry[];
  tables: PackageTables;
};

export function openData(reader: PackageReader, data: string): OpenPackage {
  const checked = reader.check(data);
  const entries = checked.problem === undefined ? entriesOf(data) : [];
  return { reader, checked, entries, tables: new PackageTables(reader, ofKind(entries, "table")) };
}

/** The data, without the line break that follows the opening tag (core/chain/src/package). */
const writtenData = () =>
  (document.getElementById("paket-bukti")?.textContent ?? "").replace(/^\n/, "");

/** The portal may write its typeface into the page. */
function addTypeface() {
  const typeface = document.getElementById("huruf")?.textContent;
  if (!typeface) return;
  const face = new FontFace("Plus Jakarta Sans", fromBase85(typeface), { weight: "200 800" });
  document.fonts.add(face);
}

export async function openPackage(): Promise<OpenPackage> {
  addTypeface();
  const { body } = await openAsset(moduleAddress);
  const headers = { "Content-Type": "application/wasm" };
  initSync({ module: await WebAssembly.compileStreaming(new Response(body, { headers })) });
  return openData(new PackageReader(), writtenData());
}
