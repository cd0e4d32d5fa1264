/** Files that the portal keeps for this page, by id. Their bytes never enter wasm memory, which cannot shrink. */
const kept = new Map<string, Blob>();

/**
 * Keeps a file's bytes. A picked file can be changed or deleted on disk, and then no longer be read: its bytes are
 * copied, and the copy takes its place.
 */
export async function keepFile(id: string, file: Blob): Promise<void> {
  kept.set(id, file);
  const copy = await new Response(file.stream()).blob().catch(() => file);
  if (kept.get(id) === file) kept.set(id, copy);
}

export const storedFile = (id: string): Blob | undefined => kept.get(id);

/** A file that nothing refers to any more. */
export const forgetFile = (id: string): void => void kept.delete(id);

export const forgetStoredFiles = (): void => kept.clear();
