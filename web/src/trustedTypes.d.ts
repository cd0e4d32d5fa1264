type TrustedRules = {
  createHTML?: (text: string) => string;
  createScript?: (text: string) => string;
  createScriptURL?: (address: string) => string;
};

/**
 * Trusted Types, which TypeScript's own library does not describe yet; missing in older browsers. What a policy makes is
 * taken wherever the page would take the string, so that is its type.
 */
declare var trustedTypes:
  | { createPolicy<Rules extends TrustedRules>(name: string, rules: Rules): Rules }
  | undefined;
