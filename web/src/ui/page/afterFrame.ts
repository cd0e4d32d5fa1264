/** Longest wait in ms: hidden windows paint no frames. */
const PATIENCE = 200;

/** Runs `work` after the next frame is painted. Returns a function that cancels it. */
export function afterFrame(work: () => void): () => void {
  const { port1, port2 } = new MessageChannel();
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    port1.close();
  };
  const done = () => {
    end();
    work();
  };
  // An animation frame callback runs before the paint; a message posted in it arrives after the
  // paint.
  port1.onmessage = done;
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  const timer = setTimeout(done, PATIENCE);
  return end;
}
