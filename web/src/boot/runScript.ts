/**
 * Runs a text that the page carries, to its end. The policy lets every text pass: the page's Content Security Policy names the
 * hashes of those that the browser may then run.
 */
export function runScript(text: string) {
  const script = document.createElement("script");
  script.textContent = policy()?.createScript(text) ?? text;
  document.head.append(script);
}

type Policy = { createScript: (text: string) => string };

let made: Policy | undefined;

/** Its name may be taken once. */
function policy(): Policy | undefined {
  made =
    made ??
    globalThis.trustedTypes?.createPolicy("portal-minerba-boot", { createScript: (text) => text });
  return made;
}
