/** Runs in the page before all scripts: records the memory of each wasm instance. */
function watchMemory() {
  globalThis.wasmMemory = [];
  const note = ({ exports }) => globalThis.wasmMemory.push(new WeakRef(exports.memory));
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(Instance, given) {
      const instance = new Instance(...given);
      note(instance);
      return instance;
    },
  });
}

/** Bytes of the largest live wasm memory. */
const wasmBytes = () =>
  Math.max(...globalThis.wasmMemory.map((each) => each.deref()?.buffer.byteLength ?? 0));

/** Measures a page's memory by Chromium's counters. */
export async function gaugeOf(page) {
  await page.addInitScript(watchMemory);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");

  return async function measure() {
    await devtools.send("HeapProfiler.collectGarbage");
    const { metrics } = await devtools.send("Performance.getMetrics");
    const value = (name) => metrics.find((metric) => metric.name === name).value;
    return {
      listeners: value("JSEventListeners"),
      nodes: value("Nodes"),
      heap: value("JSHeapUsedSize"),
      wasm: await page.evaluate(wasmBytes),
      data: await page.evaluate(() => globalThis.faults.weigh()),
    };
  };
}
