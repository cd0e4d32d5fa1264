/** A piece of a message: plain text, or a link with its address. */
export type LinkPart = { text: string; href?: string };

/** Only web addresses become links, so that a message cannot run a script. */
const START = /https?:\/\//gi;

const SPACE = /[\s<>"“”]/;

/** These characters end a sentence around an address rather than the address. */
const ENDS = new Set([".", ",", ";", ":", "!", "?", "'", "’", "*", "_", "]", "}", "…"]);

/** Splits a message into texts and web addresses, in one pass over its characters. */
export function linkParts(message: string): LinkPart[] {
  const parts: LinkPart[] = [];
  let done = 0;
  START.lastIndex = 0;
  for (let found = START.exec(message); found !== null; found = START.exec(message)) {
    const { index } = found;
    const end = endOfAddress(message, START.lastIndex);
    START.lastIndex = end;
    const address = message.slice(index, end);
    if (!URL.canParse(address)) continue;
    if (index > done) parts.push({ text: message.slice(done, index) });
    parts.push({ text: address, href: address });
    done = end;
  }
  if (done < message.length || parts.length === 0) parts.push({ text: message.slice(done) });
  return parts;
}

/** The end of the address without the punctuation after it. A closing bracket stays if the address opens one. */
function endOfAddress(message: string, from: number): number {
  let open = 0;
  let end = from;
  for (let at = from; at < message.length && !SPACE.test(message.charAt(at)); at += 1) {
    const letter = message.charAt(at);
    if (letter === "(") open += 1;
    if (letter === ")") {
      if (open === 0) break;
      open -= 1;
    }
    if (!ENDS.has(letter)) end = at + 1;
  }
  return end;
}
