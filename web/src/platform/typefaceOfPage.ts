import { toBase85 } from "./base85";
import { readAsset } from "./readAsset";

/** The address of the portal's typeface in the page's styles. The fallback fonts have none, because they are local. */
function typefaceAddress(): string | undefined {
  for (const { cssRules, href } of document.styleSheets) {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      const [, address] = /url\("([^"]+)"\)/.exec(rule.style.getPropertyValue("src")) ?? [];
      if (address !== undefined) return new URL(address, href ?? document.baseURI).href;
    }
  }
  return undefined;
}

/** The portal's typeface as text; `undefined` if it cannot be loaded. Loaded on demand, so that the page holds no copy. */
export async function typefaceOfPage(): Promise<string | undefined> {
  const address = typefaceAddress();
  if (address === undefined) return undefined;
  const typeface = await readAsset(address);
  return toBase85(new Uint8Array(await typeface.arrayBuffer()));
}
