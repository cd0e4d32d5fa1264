/** Lets the page draw and answer before work goes on. Sooner than `setTimeout`, which waits 4 ms when it is nested. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
