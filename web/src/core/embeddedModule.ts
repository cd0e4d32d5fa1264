import dataUrl from "./pkg/portal_core_bg.wasm?url&inline";

/** Compiles the core from the page itself: from file:// nothing may be fetched, not even a data: address. */
export function embeddedModule(): Promise<WebAssembly.Module> {
  const text = atob(dataUrl.slice(dataUrl.indexOf(",") + 1));
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  return WebAssembly.compile(bytes);
}
