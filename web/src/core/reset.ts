import { portal } from "./portal";
import { forgetStoredFiles } from "./storedFiles";

/** Back to the sample data: a new core, nothing committed, no file kept. The acting role stays. */
export function resetSamples(): void {
  forgetStoredFiles();
  portal().living.reset(Date.now());
}
