import address from "../wasm/pkg/portal_core_bg.wasm?url";
import { openAsset } from "./readAsset";

/** Compiles the core from the page itself, while it is unpacked. */
export async function embeddedModule(): Promise<WebAssembly.Module> {
  const { body } = await openAsset(address);
  const headers = { "Content-Type": "application/wasm" };
  return WebAssembly.compileStreaming(new Response(body, { headers }));
}
