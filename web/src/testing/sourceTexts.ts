import { parseSync } from "vite";

/** A text in source code, with the line where it starts. `…` marks values that are filled in. */
export type SourceText = { line: number; text: string };

type Node = { type: string; start: number; [key: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

/** Attributes whose values nobody reads. */
const TECHNICAL =
  /^(className|d|viewBox|transform|style|points|lang|href|rel|type|role|fill|stroke.*|data-.*|id|key|name)$/;

/** Calls whose texts are selectors, media queries, names of typefaces, compared values or errors for developers. */
const TECHNICAL_CALLS =
  /^(querySelector(All)?|closest|matches|matchMedia|includes|FontFace|Error|TypeError|RangeError|DOMException)$/;

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

const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? "") : "");

/** True for the key of a property, such as the name of a header. */
const isKey = (node: Node, part: string) => node.type === "Property" && part === "key";

function textOf(node: Node): string | undefined {
  if (node.type === "JSXText") return String(node.value);
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type !== "TemplateLiteral" || !Array.isArray(node.quasis)) return undefined;
  return node.quasis.map(({ value }) => value.cooked).join("…");
}

/** Names of keys on a keyboard. */
const KEY = /^(Enter|Escape|Tab|Home|End|Delete|Backspace|Control|Shift|Meta|Alt|Space)$/;

/** True for a sentence, a label or a part of one; false for identifiers, selectors, media queries and CSS functions. */
function isWording(text: string): boolean {
  if (!/\p{L}{2}/u.test(text) || KEY.test(text)) return false;
  if (/^\P{L}*\p{Lu}[\p{Ll} ]/u.test(text)) return !/^(\p{Lu}\p{Ll}+){2,}$/u.test(text);
  return / /.test(text) && !/[[\]>#=|]|\w:\w|^[a-z-]*\(|^[a-z]+(, [a-z]+)*$/.test(text);
}

/** The texts in a TypeScript file that a user may read. Found on the syntax tree. */
export function sourceTexts(file: string, source: string): SourceText[] {
  const found: SourceText[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each);
    if (!isNode(value) || isTechnical(value)) return;
    const text = textOf(value)?.replace(/\s+/g, " ").trim();
    if (text !== undefined && (value.type === "JSXText" ? /\p{L}/u.test(text) : isWording(text)))
      found.push({ line: source.slice(0, value.start).split("\n").length, text });
    for (const [part, child] of Object.entries(value)) if (!isKey(value, part)) visit(child);
  };
  visit(parseSync(file, source).program.body);
  return found;
}
