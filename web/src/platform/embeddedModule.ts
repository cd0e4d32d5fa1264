import address from "../wasm/pkg/portal_core_bg.wasm?url";
import { openAsset } from "./readAsset";

/** Compiles the core from the bytes in the page, while they are decompressed. */
export async function embeddedModule(): Promise<WebAssembly.Module> {
  const { body } = await openAsset(address);
  const headers = { "content-type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(body, { headers }));
}
