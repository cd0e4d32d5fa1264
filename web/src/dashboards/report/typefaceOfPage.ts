import { toBase85 } from "../../platform/base85";
import { readAsset } from "../../platform/readAsset";

/** Where the styles of this page have their typeface from; the stand-ins have theirs from the device. */
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

/** The portal's typeface as text, so that no page has to hold it twice; none where it cannot be had. */
export async function typefaceOfPage(): Promise<string | undefined> {
  const address = typefaceAddress();
  if (address === undefined) return undefined;
  const typeface = await readAsset(address);
  return toBase85(new Uint8Array(await typeface.arrayBuffer()));
}
