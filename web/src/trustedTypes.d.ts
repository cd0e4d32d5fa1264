type TrustedRules = {
  createHTML?: (text: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (address: string) => string;
};

/**
 * Trusted Types, which TypeScript's library lacks; older browsers have none. The page accepts a
 * policy's result wherever it accepts the string, so `Rules` is the type of both.
 */
declare var trustedTypes:
  | { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules }
  | undefined;
