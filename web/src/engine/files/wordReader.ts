import { Pace } from "../../platform/pace";
import { sideModule } from "../../platform/sideModule";
import type { Problem, WordSection } from "../../wasm/pkg-word/portal_word";
import * as bindings from "../../wasm/pkg-word/portal_word";
import moduleAddress from "../../wasm/pkg-word/portal_word_bg.wasm?url";

const inModule = sideModule(bindings, moduleAddress);

/** Reads a Word document in slices. Returns `undefined` if cancelled. */
export const readWordFile = (
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<WordSection[] | Problem | undefined> =>
  inModule(async () => {
    const reader = new bindings.WordReader(bytes);
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
