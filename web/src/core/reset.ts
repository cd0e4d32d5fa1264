import { forgetFiles } from "./attachments";
import { portal } from "./portal";

/** Back to the sample data: a new core, nothing committed, no file kept. The acting role stays. */
export function resetSamples(): void {
  forgetFiles();
  portal().reset(Date.now());
}
