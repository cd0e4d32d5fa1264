/** Runs a script text of the page synchronously. The policy accepts any text, because the CSP lists the hashes that may run. */
export function runScript(text: string) {
  const script = document.createElement("script");
  script.textContent = policy()?.createScript(text) ?? text;
  document.head.append(script);
}

type Policy = { createScript: (text: string) => string };

let made: Policy | undefined;

/** Trusted Types allow a policy name only once. */
function policy(): Policy | undefined {
  made =
    made ??
    globalThis.trustedTypes?.createPolicy("portal-minerba-boot", { createScript: (text) => text });
  return made;
}
