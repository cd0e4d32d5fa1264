/** 85 characters of one byte that need no escape in JavaScript strings and HTML. */
const SIGNS =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#%&()*+,-./:;=>?@[]^_|";
const BASE = SIGNS.length;

/** Value by character code; missing characters at the end count as the last one. */
const valueOfSign = new Uint8Array(128).fill(BASE - 1);
for (let value = 0; value < BASE; value += 1) valueOfSign[SIGNS.charCodeAt(value)] = value;

/** Encodes four bytes as five characters; base64 needs five and a third. */
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
    // An incomplete group has one character more than it has bytes.
    text += group.slice(0, Math.min(4, bytes.length - at) + 1);
  }
  return text;
}

export function fromBase85(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((text.length * 4) / 5));
  for (let at = 0, to = 0; at < text.length; at += 5, to += 4) {
    let value = 0;
    for (let i = 0; i < 5; i += 1) {
      value = value * BASE + (valueOfSign[text.charCodeAt(at + i)] ?? BASE - 1);
    }
    bytes[to] = value >>> 24;
    bytes[to + 1] = value >>> 16;
    bytes[to + 2] = value >>> 8;
    bytes[to + 3] = value;
  }
  return bytes;
}
