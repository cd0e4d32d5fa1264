/**
 * Runs a program that the page carries. The policy lets every text pass: the page's Content Security Policy names the hash
 * of the one program that the browser may then run.
 */
export function runScript(program: string) {
  const policy = globalThis.trustedTypes?.createPolicy("portal-minerba-boot", {
    createScript: (text) => text,
  });
  const script = document.createElement("script");
  script.type = "module";
  script.textContent = policy?.createScript(program) ?? program;
  document.head.append(script);
}
