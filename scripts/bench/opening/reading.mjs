/**
 * Runs in the page first. `reading()` returns how long the progress bar was visible and the longest task, in ms; 0 if
 * none took 50 ms.
 */
export function noteReading() {
  let from;
  let to;
  let longest = 0;
  const bars = new MutationObserver(() => {
    if (document.querySelector("progress, [role=progressbar]") !== null) from ??= performance.now();
    else if (from !== undefined) to ??= performance.now();
  });
  bars.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  }).observe({ type: "longtask", buffered: true });
  globalThis.reading = () => ({ bar: from === undefined ? 0 : (to ?? from) - from, longest });
}

/** Runs in a page: the time for reading the parts of a stored snapshot and doing nothing with them. */
export async function onlyRead() {
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const [{ name }] = await indexedDB.databases();
  const start = performance.now();
  const database = await answer(indexedDB.open(name));
  const parts = database.transaction("parts").objectStore("parts");
  for (const key of await answer(parts.getAllKeys())) await answer(parts.get(key));
  const took = performance.now() - start;
  database.close();
  return took;
}
