import { Pace } from "./pace";
import type { Problem, WordSection } from "./pkg-word/portal_word";
import { initSync, renewInstance, start, WordReader } from "./pkg-word/portal_word";
import moduleAddress from "./pkg-word/portal_word_bg.wasm?url";
import { readAsset } from "./readAsset";
import { isTrap } from "./trap";

let loading: Promise<void> | undefined;

/** Reads a Word document in slices, between which the page lives on. Undefined once it is cancelled. */
export async function readWordFile(
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<WordSection[] | Problem | undefined> {
  await loaded();
  try {
    return await slices(new WordReader(bytes), signal);
  } catch (error) {
    if (isTrap(error)) renew();
    throw error;
  }
}

async function slices(reader: WordReader, signal: AbortSignal) {
  const pace = new Pace();
  while (!reader.step()) {
    if (pace.isDue) await pace.turn();
    if (signal.aborted) {
      reader.free();
      return undefined;
    }
  }
  return reader.finish();
}

/** For the next document: an instance that has trapped is in no state to go on with. */
function renew(): void {
  renewInstance();
  start();
}

function loaded(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    // The next attempt starts again, for example when the network is back.
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const asset = await readAsset(moduleAddress);
  initSync({ module: await WebAssembly.compile(await asset.arrayBuffer()) });
}
