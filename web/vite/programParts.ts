const LATER = /Promise\.resolve\(\)\.then\(\(\)=>require\("\.\/([^"]+)"\)\)/g;
const BEFORE = /\brequire\("\.\/([^"]+)"\)/g;

/** Escapes non-ASCII characters: browsers compile a one-byte text faster. */
function asAscii(program: string): string {
  if (program.includes("String.raw")) throw new Error("an escape means another thing there");
  return program.replace(
    /[\u0080-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export type Chunk = { fileName: string; name: string; isEntry: boolean; code: string };

const nameOf = ({ isEntry, name }: Chunk) => (isEntry ? "program" : name);

/** Texts of the parts by name; src/boot/parts.ts resolves their requires. */
export function partTexts(chunks: readonly Chunk[]): Map<string, string> {
  const asked = (file: string) => {
    const chunk = chunks.find(({ fileName }) => fileName.endsWith(`/${file}`));
    if (chunk === undefined) throw new Error(`${file} is no part of the program`);
    return JSON.stringify(nameOf(chunk));
  };
  return new Map(
    chunks.map((chunk) => {
      const linked = chunk.code
        .replace(LATER, (_, file) => `later(${asked(file)})`)
        .replace(BEFORE, (_, file) => `parts[${asked(file)}]`);
      const part = `function(exports,parts,later){"use strict";${linked}\n}`;
      const name = nameOf(chunk);
      return [name, asAscii(`portalPart(${JSON.stringify(name)},${part});`)];
    }),
  );
}
