import { readAsset } from "./readAsset";
import { isTrap } from "./trap";

interface Bindings {
  initSync(made: { module: WebAssembly.Module }): unknown;
  renewInstance(): void;
  start(): void;
}

/**
 * A wasm module beside the core, loaded at first use. Returns a function that runs work in it. After a trap the next
 * work gets a new instance.
 */
export function sideModule(bindings: Bindings, address: string) {
  let loading: Promise<void> | undefined;

  async function load(): Promise<void> {
    const asset = await readAsset(address);
    bindings.initSync({ module: await WebAssembly.compile(await asset.arrayBuffer()) });
  }

  return async <Result>(work: () => Result | Promise<Result>): Promise<Result> => {
    loading ??= load().catch((error: unknown) => {
      // The next attempt starts again, for example when the network is back.
      loading = undefined;
      throw error;
    });
    await loading;
    try {
      return await work();
    } catch (error) {
      if (isTrap(error)) {
        bindings.renewInstance();
        bindings.start();
      }
      throw error;
    }
  };
}
