import { readAsset } from "./readAsset";
import { isTrap } from "./trap";

interface Bindings {
  initSync(made: { module: WebAssembly.Module }): unknown;
  renewInstance(): void;
  start(): void;
}

/**
 * A wasm module beside the core, loaded the first time it is used. What is given back runs work in it; after a trap, which leaves
 * an instance in no state to go on with, the next work has a new one.
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
