/** No frame comes in a window that nobody sees; in ms. */
const PATIENCE = 200;

/** Does work once the next frame is painted, and returns the function that cancels it. */
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
  // A frame's callbacks run before it is painted, a message sent from there arrives after.
  port1.onmessage = done;
  const frame = requestAnimationFrame(() => port2.postMessage(undefined));
  const timer = setTimeout(done, PATIENCE);
  return end;
}
