/**
 * The same file with bytes of its own: a picked one can be changed, moved or unplugged before its form is sent, and then no longer
 * be read. Rejects where that has happened already.
 */
export async function detachFile(file: File): Promise<File> {
  const { name, type, lastModified } = file;
  return new File([await file.arrayBuffer()], name, { type, lastModified });
}
