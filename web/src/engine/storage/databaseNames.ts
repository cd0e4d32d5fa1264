/** Name of the first database. Each database that replaces an unusable one has the next number; the last one is in use. */
export const DATABASE_NAME = "portal-minerba";

/** The name of the database that follows these. */
export const nextName = (names: readonly string[]): string =>
  names.length === 0 ? DATABASE_NAME : `${DATABASE_NAME}-${names.length + 1}`;

async function listed(): Promise<IDBDatabaseInfo[]> {
  try {
    return await indexedDB.databases();
  } catch {
    // Some browsers do not list databases, or have no storage.
    return [];
  }
}

/** The version of a database; undefined where there is none, or the browser does not tell. */
export const versionOf = async (name: string): Promise<number | undefined> =>
  (await listed()).find((one) => one.name === name)?.version;

/** The portal's databases in order. The last one is in use; the first is listed even before it exists. */
export async function databaseNames(): Promise<readonly [string, ...string[]]> {
  const existing = new Set((await listed()).map(({ name }) => name));
  const names: [string, ...string[]] = [DATABASE_NAME];
  while (existing.has(nextName(names))) names.push(nextName(names));
  return names;
}
