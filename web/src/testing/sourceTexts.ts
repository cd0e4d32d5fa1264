import { isNode, type Node, nameOf, type SourceFile, walk } from "./syntax";

/** A text in source code, with the line where it starts. `…` marks values that are filled in. */
export type SourceText = { line: number; text: string };

export const isTextsFile = (file: string) => /(^|\/)texts\.tsx?$/.test(file);

/** Attributes whose values nobody reads. */
const TECHNICAL =
  /^(className|d|viewBox|transform|style|points|lang|href|rel|type|role|fill|stroke.*|data-.*|id|key|name|aria-(keyshortcuts|describedby))$/;

/** Calls whose texts are selectors, media queries, names of typefaces, compared values or errors for developers. */
const TECHNICAL_CALLS =
  /^(querySelector(All)?|closest|matches|matchMedia|supports|Symbol|includes|FontFace|must|Error|TypeError|RangeError|DOMException)$/;

const isTechnical = (node: Node): boolean => {
  if (/^Import|^ExportAll/.test(node.type)) return true;
  if (/^TS/.test(node.type)) return !/^TS(As|Satisfies|NonNull)/.test(node.type);
  if (node.type === "JSXAttribute") return TECHNICAL.test(nameOf(node.name));
  if (node.type === "BinaryExpression") return /^[!=]==$/.test(String(node.operator));
  if (node.type === "CallExpression" || node.type === "NewExpression") {
    const callee = isNode(node.callee) ? node.callee : undefined;
    return TECHNICAL_CALLS.test(nameOf(callee?.property ?? callee));
  }
  return false;
};

function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map(({ value }) => value.cooked).join("…");
}

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Names of keys on a keyboard. */
const KEY = /^(Enter|Escape|Tab|Home|End|Delete|Backspace|Control|Shift|Meta|Alt|Space)$/;

/** True for a sentence, a label or a part of one; false for identifiers, selectors, media queries and CSS functions. */
export function isWording(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || KEY.test(text)) return false;
  if (/^\P{L}*\p{Lu}[\p{Ll} ]/u.test(text)) return !/^(\p{Lu}\p{Ll}+){2,}$/u.test(text);
  return (
    / /.test(text) &&
    !/[[\]>#=|]|\w:\w|^(screen and )?[a-z-]*\(|\([a-z-]+: |^[a-z]+(, [a-z]+)*$/.test(text)
  );
}

/** The texts in a TypeScript file that a user may read. In a texts.ts these are all, even a single word. */
export function sourceTexts({ file, source, statements }: SourceFile): SourceText[] {
  const found: SourceText[] = [];
  const isRead = isTextsFile(file) ? hasLetters : isWording;
  walk(statements, (node, part, parent) => {
    // A key, such as the name of a header, is technical too.
    if (isTechnical(node) || (parent?.type === "Property" && part === "key")) return false;
    const text = textOf(node)?.replace(/\s+/g, " ").trim() ?? "";
    if (node.type === "JSXText" ? hasLetters(text) : isRead(text))
      found.push({ line: lineAt(source, node.start), text });
    return true;
  });
  return found;
}

/** Line of a place in a text; the first is 1. */
export const lineAt = (source: string, at: number) => source.slice(0, at).split("\n").length;
