/**
 * Runs in the page before anything else. `reading()` says how long the progress bar was there and how long the longest task of the
 * page's thread took, in ms; 0 where it had none of 50 ms.
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

/** Runs in a page: how long the browser takes to hand over the parts of what is stored, one after another, to who does nothing with them. */
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
