/** Permissive ones only: nobody who uses or changes the portal takes on a duty beyond naming the authors. */
const allowed = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  // The typeface.
  "OFL-1.1",
  "Unicode-3.0",
  "Unlicense",
  "Zlib",
]);

/** What packages say of themselves in words of their own, and what their licence file turns out to be. */
const meant = { "duck BSD": "BSD-2-Clause", "json-bignum ": "MIT" };

/** The licence of a package as an SPDX expression; crates used to write `MIT/Apache-2.0`. */
export const licenceOf = (name, said = "") =>
  (meant[`${name} ${said}`] ?? said).replaceAll("/", " OR ").replaceAll(/\s+/g, " ");

/** Whether an SPDX expression leaves a choice in which every licence is allowed. */
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
