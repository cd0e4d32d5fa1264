import { openChannel } from "../storage/openChannel";
import { isText } from "./guards";

const CHANNEL = "portal-minerba:tab";
const CALL = "siapa?";

/** How long the others have to answer. */
const PATIENCE_MS = 200;

/** Asks all tabs for their ids, where there are no locks to tell (a page that did not come over a secure connection). */
export function rollCall(id: string): () => Promise<ReadonlySet<string>> {
  const channel = openChannel(CHANNEL);
  if (channel === undefined) return async () => new Set([id]);
  let present = new Set<string>();
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data === CALL) channel.postMessage(id);
    else if (isText(data)) present.add(data);
  });
  return async () => {
    present = new Set([id]);
    const answers = present;
    channel.postMessage(CALL);
    await new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    return answers;
  };
}
