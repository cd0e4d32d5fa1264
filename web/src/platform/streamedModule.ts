import moduleUrl from "../wasm/pkg/portal_core_bg.wasm?url";

/**
 * Compiles the core while its bytes arrive. If the host serves wasm under another MIME type, it is compiled afterwards.
 */
export async function streamedModule(): Promise<WebAssembly.Module> {
  const response = await fetch(moduleUrl);
  if (!response.ok) throw new Error(`${moduleUrl}: ${response.status} ${response.statusText}`);
  const mimeType = response.headers.get("content-type") ?? "";
  if (mimeType.startsWith("application/wasm")) return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}
