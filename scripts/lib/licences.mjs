/** Permissive licences only: users of the portal must name the authors and nothing else. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  // For the typeface.
  "OFL-1.1",
  "Unicode-3.0",
  "Unlicense",
  "Zlib",
]);

/** Packages with an unusual licence text, and the SPDX name of their licence file. */
const meant = { "duck BSD": "BSD-2-Clause", "json-bignum ": "MIT" };

/** A package's licence as an SPDX expression; older crates write `MIT/Apache-2.0`. */
export const licenceOf = (name, said = "") =>
  (meant[`${name} ${said}`] ?? said).replaceAll("/", " OR ").replaceAll(/\s+/g, " ");

/** True if the expression can be satisfied by allowed licences only. */
export function isAllowed(expression) {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  const either = () => {
    let fits = both();
    while (words[0] === "OR") {
      words.shift();
      fits = both() || fits;
    }
    return fits;
  };
  const both = () => {
    let fits = one();
    while (words[0] === "AND") {
      words.shift();
      fits = one() && fits;
    }
    return fits;
  };
  const one = () => {
    const word = words.shift();
    if (word !== "(") return allowed.has(word);
    const fits = either();
    return words.shift() === ")" && fits;
  };
  return either() && words.length === 0;
}
