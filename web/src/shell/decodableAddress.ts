/** Percent signs with what they escape: a run stands for the bytes of one text, so it is judged as a whole. */
const ESCAPES = /(?:%[0-9a-f]{2})+|%/gi;

/** An address with every percent sign that escapes nothing readable escaped itself, so that it reads as typed. */
export const decodable = (address: string): string =>
  address.replace(ESCAPES, (run) => (isDecodable(run) ? run : run.replaceAll("%", "%25")));

function isDecodable(run: string) {
  try {
    // The text is asked for: a build drops the call when nothing uses what it returns.
    return decodeURIComponent(run) !== "";
  } catch {
    return false;
  }
}
