import { dirname, join } from "node:path/posix";
import { isNode, type Node, nameOf, nodes, type SourceFile, walk } from "./syntax";

/** `file object.key` of each text that nothing reads. Using an object as a whole reads all its keys. */
export function unusedTextKeys(
  textsFiles: readonly SourceFile[],
  files: readonly SourceFile[],
): string[] {
  const used = new Set(files.flatMap(usedKeys));
  return textsFiles
    .flatMap(exportedKeys)
    .filter(({ object, key }) => !used.has(object) && !used.has(`${object}.${key}`))
    .map(({ object, key }) => `${object}.${key}`);
}

const keyOf = (property: Node): string =>
  nameOf(property.key) || (isNode(property.key) ? String(property.key.value) : "");

/** The objects that a file exports, each as `file name`. */
const exportedObjects = ({ file, statements }: SourceFile) =>
  statements
    .filter(({ type }) => type === "ExportNamedDeclaration")
    .flatMap(({ declaration }) => nodes(isNode(declaration) && declaration.declarations))
    .map(({ id, init }) => ({ name: nameOf(id), object: `${file} ${nameOf(id)}`, init }));

const exportedKeys = (file: SourceFile) =>
  exportedObjects(file).flatMap(({ object, init }) => {
    // Takes off `as const` and `satisfies`.
    const value = isNode(init) && /^TS/.test(init.type) ? init.expression : init;
    if (!isNode(value) || value.type !== "ObjectExpression") return [];
    return nodes(value.properties).map((property) => ({ object, key: keyOf(property) }));
  });

/** Names that a file has for objects of texts, with the object. */
function namesOf(source: SourceFile) {
  const own = exportedObjects(source).map(({ name, object }) => [name, object] as const);
  const imported = source.statements.flatMap(({ type, source: from, specifiers }) => {
    if (type !== "ImportDeclaration" || !isNode(from)) return [];
    const path = `${join(dirname(source.file), String(from.value))}.ts`;
    return nodes(specifiers).map(
      ({ local, imported: name }) => [nameOf(local), `${path} ${nameOf(name)}`] as const,
    );
  });
  return new Map([...own, ...imported]);
}

/** The texts that a file reads, each as `file object.key`. An object that is used whole is `file object`. */
function usedKeys(source: SourceFile): string[] {
  const names = namesOf(source);
  const used: string[] = [];
  walk(source.statements, (node, part, parent) => {
    if (/^(Import|TS(?!As|Satisfies|NonNull))/.test(node.type)) return false;
    const object = node.type === "Identifier" ? names.get(nameOf(node)) : undefined;
    if (object === undefined || parent === undefined) return true;
    const isName = part === "id" || part === "key" || (part === "property" && !parent.computed);
    if (isName) return true;
    if (parent.type === "MemberExpression" && part === "object" && !parent.computed)
      used.push(`${object}.${nameOf(parent.property)}`);
    else if (isNode(parent.id) && parent.id.type === "ObjectPattern")
      used.push(...nodes(parent.id.properties).map((property) => `${object}.${keyOf(property)}`));
    else used.push(object);
    return true;
  });
  return used;
}
