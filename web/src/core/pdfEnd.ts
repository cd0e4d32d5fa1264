/** Where the end of a PDF is looked for: other programs leave some bytes behind it. */
const TAIL = 2048;

/** Whether a file ends as a PDF does. One that does not was cut off or is none, and the browser's viewer says so in English. */
export async function endsAsPdf(file: Blob): Promise<boolean> {
  const tail = await file.slice(Math.max(0, file.size - TAIL)).text();
  return tail.includes("startxref") && tail.includes("%%EOF");
}
