/** The one script, apart from its own, that the portal ever names to the browser. */
const worker = `${import.meta.env.BASE_URL}sw.js`;

/**
 * The portal's one Trusted Types policy, which no other file may reach: what it makes is used here, for one known purpose
 * each. The page's Content Security Policy allows no second one.
 */
const policy = globalThis.trustedTypes?.createPolicy("portal-minerba", {
  createScriptURL: (address) => (address.startsWith("blob:") ? address : worker),
});

/** Where the service worker of a hosted portal is. */
export const trustedWorkerAddress = (): string => policy?.createScriptURL(worker) ?? worker;

/**
 * Runs a function in a worker, which is given the worker's own scope; also from a page that is one file. The function's text
 * is all that is there: it may use nothing that stands outside of it.
 */
export function startWorker<Scope>(run: (scope: Scope) => void): Worker {
  const address = URL.createObjectURL(new Blob([`(${run})(self)`], { type: "text/javascript" }));
  try {
    return new Worker(policy?.createScriptURL(address) ?? address);
  } finally {
    URL.revokeObjectURL(address);
  }
}
