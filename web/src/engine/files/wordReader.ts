import { Pace } from "../../platform/pace";
import { compileAsset, sideModule } from "../../platform/sideModule";
import {
  initSync,
  type Problem,
  renewInstance,
  start,
  WordReader,
  type WordSection,
} from "../../wasm/pkg-word/portal_word";
import moduleAddress from "../../wasm/pkg-word/portal_word_bg.wasm?url";

let isCompiled = false;

const inModule = sideModule(async () => {
  if (isCompiled) {
    renewInstance();
    start();
  } else {
    initSync({ module: await compileAsset(moduleAddress) });
    isCompiled = true;
  }
});

/** Reads a Word document in slices. Returns `undefined` if cancelled. */
export const readWordFile = (
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<WordSection[] | Problem | undefined> =>
  inModule(async () => {
    const reader = new WordReader(bytes);
    const pace = new Pace();
    while (!reader.step()) {
      if (pace.isDue) await pace.turn();
      if (signal.aborted) {
        reader.free();
        return undefined;
      }
    }
    return reader.finish();
  });
