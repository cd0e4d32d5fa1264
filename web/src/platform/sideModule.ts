import { readAsset } from "./readAsset";
import { isTrap } from "./trap";

/**
 * A wasm module beside the core. Returns a function that runs work in it. `load` starts an instance: at first use, and
 * again after a trap or a failed load, for example when the network is back.
 */
export function sideModule<Bindings>(load: () => Promise<Bindings>) {
  let loading: Promise<Bindings> | undefined;

  return async <Result>(work: (bindings: Bindings) => Result | Promise<Result>) => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    const bindings = await loading;
    try {
      return await work(bindings);
    } catch (error) {
      if (isTrap(error)) loading = undefined;
      throw error;
    }
  };
}

/** Compiles a module that came with the page. */
export async function compileAsset(address: string): Promise<WebAssembly.Module> {
  const asset = await readAsset(address);
  return WebAssembly.compile(await asset.arrayBuffer());
}
