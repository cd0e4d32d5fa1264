import { isWording, lineAt, type SourceText } from "./sourceTexts";

/** The tests inside a Rust file; they are at its end. */
const TESTS = /#\[cfg\(test\)\]\s*mod \w+ \{.*$/s;

/** Comments, strings, raw strings and characters. Only strings have groups. */
const TOKEN =
  /\/\/[^\n]*|\/\*.*?\*\/|\br(#*)"(?<raw>.*?)"\1|"(?<text>(?:[^"\\]|\\.)*)"|'(?:[^'\\\n]|\\[^'\n]+|\\.)'/gs;

/** The texts in a Rust file that a user may read: its strings outside of comments and tests. */
export function rustTexts(source: string): SourceText[] {
  return [...source.replace(TESTS, "").matchAll(TOKEN)].flatMap(({ groups, index }) => {
    const written = groups?.raw ?? groups?.text?.replace(/\\\n\s*/g, "").replaceAll('\\"', '"');
    const text = written?.replace(/\{[^{}]*\}/g, "…").trim();
    return text && isWording(text) ? [{ line: lineAt(source, index), text }] : [];
  });
}
