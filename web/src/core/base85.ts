/** Signs that mean nothing in a string of JavaScript and in HTML, one byte each. */
const SIGNS =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,-./:;=>?@[]^_|";
const BASE = SIGNS.length;

const valueOfSign = new Map([...SIGNS].map((sign, value) => [sign.charCodeAt(0), value]));

/** Four bytes as five signs, where base64 takes five and a third. */
export function toBase85(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 4) {
    let rest = 0;
    for (let i = 0; i < 4; i += 1) rest = rest * 256 + (bytes[at + i] ?? 0);
    let group = "";
    for (let i = 0; i < 5; i += 1) {
      group = SIGNS.charAt(rest % BASE) + group;
      rest = Math.floor(rest / BASE);
    }
    // Of a group that is not full, one sign more than it has bytes.
    text += group.slice(0, Math.min(4, bytes.length - at) + 1);
  }
  return text;
}

/** The bytes again. */
export function fromBase85(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
  for (let at = 0, to = 0; at < text.length; at += 5, to += 4) {
    let value = 0;
    for (let i = 0; i < 5; i += 1) {
      value = value * BASE + (valueOfSign.get(text.charCodeAt(at + i)) ?? BASE - 1);
    }
    for (let i = 3; i >= 0; i -= 1) {
      bytes[to + i] = value % 256;
      value = Math.floor(value / 256);
    }
  }
  return bytes;
}
