/**
 * Copies a file's bytes into memory: a picked file can be changed, moved or unplugged before the form is sent. Rejects
 * if that has already happened.
 */
export async function detachFile(file: File): Promise<File> {
  const { name, type, lastModified } = file;
  return new File([await file.arrayBuffer()], name, { type, lastModified });
}
