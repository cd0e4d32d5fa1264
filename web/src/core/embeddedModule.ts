import address from "./pkg/portal_core_bg.wasm?url";
import { readAsset } from "./readAsset";

/** Compiles the core from the page itself: from file:// nothing may be fetched, not even a data: address. */
export async function embeddedModule(): Promise<WebAssembly.Module> {
  const asset = await readAsset(address);
  return WebAssembly.compile(await asset.arrayBuffer());
}
