/** The only script address that the portal passes to the browser. */
const worker = `${import.meta.env.BASE_URL}sw.js`;

/**
 * The portal's only Trusted Types policy. It is private to this file, and the page's Content Security Policy allows no
 * second one.
 */
const policy = globalThis.trustedTypes?.createPolicy("portal-minerba", {
  createScriptURL: (address) => (address.startsWith("blob:") ? address : worker),
});

/** Address of the service worker of a hosted portal. */
export const trustedWorkerAddress = (): string => policy?.createScriptURL(worker) ?? worker;

/**
 * Runs a function in a worker and passes it the worker's global scope; works in the single file too. Only the
 * function's source text is sent, so it must not use anything defined outside of it, except what the classic script
 * `before` defines.
 */
export const startWorker = <Scope>(run: (scope: Scope) => void, before = ""): Worker =>
  startScript(`${before};(${run})(self)`);

/** Starts a worker from the text of a classic script: from file:// browsers refuse modules in blobs. */
export function startScript(script: string): Worker {
  const address = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
  try {
    return new Worker(policy?.createScriptURL(address) ?? address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
