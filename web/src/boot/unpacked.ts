import { fromBase85 } from "../platform/base85";

export async function unpacked(part: string): Promise<string> {
  const packed = document.getElementById(`packed:${part}`)?.textContent;
  if (!packed) throw new Error(`the page does not contain ${part}`);
  const { body } = new Response(fromBase85(packed));
  return new Response(body?.pipeThrough(new DecompressionStream("gzip"))).text();
}
