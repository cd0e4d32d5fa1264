import { parseSync } from "vite";

/** A node of a syntax tree. */
export type Node = { type: string; start: number; [part: string]: unknown };

/** A TypeScript file with its top-level statements. */
export type SourceFile = { file: string; source: string; statements: readonly Node[] };

export const parsed = (file: string, source: string): SourceFile => ({
  ...{ file, source },
  statements: nodes(parseSync(file, source).program.body),
});

export const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && "start" in value;

export const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Name of an identifier; empty for anything else. */
export const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? "") : "");

/** Visits a node; `part` is its property in `parent`. Returns false to leave out what is inside. */
type Visit = (node: Node, part: string, parent: Node | undefined) => boolean;

/** Visits nodes from the outside to the inside. */
export function walk(value: unknown, visit: Visit, part = "", parent?: Node): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit, part, parent);
  if (!isNode(value) || !visit(value, part, parent)) return;
  for (const [name, child] of Object.entries(value)) walk(child, visit, name, value);
}
