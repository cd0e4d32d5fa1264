import type { Locator } from "@playwright/test";

export type DroppedFile = { name: string; content?: string };

/** The beginning of a PDF. */
const PDF_TEXT = "%PDF-1.7\n%%EOF\n";

/** Drops files on a control at once. A name can be any that a file system allows. */
export async function dropFiles(target: Locator, files: readonly DroppedFile[]): Promise<void> {
  const given = files.map(({ name, content = PDF_TEXT }) => ({ name, content }));
  const transfer = await target.page().evaluateHandle((list) => {
    const data = new DataTransfer();
    for (const { name, content } of list) data.items.add(new File([content], name));
    return data;
  }, given);
  await target.dispatchEvent("drop", { dataTransfer: transfer });
}
