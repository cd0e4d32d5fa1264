/** Of the first database. Where it had to be set aside the next one has a number; the last one is in use, or the one before. */
export const DATABASE_NAME = "portal-minerba";

/** An empty database. While it is there the last two of the portal's have changed places. */
export const SWAP_NAME = `${DATABASE_NAME}-tukar`;

/** The name of the database that follows these. */
export const nextName = (names: readonly string[]): string =>
  names.length === 0 ? DATABASE_NAME : `${DATABASE_NAME}-${names.length + 1}`;

async function listed(): Promise<IDBDatabaseInfo[]> {
  try {
    return await indexedDB.databases();
  } catch {
    // Browsers that do not tell, or have no storage at all.
    return [];
  }
}

const existing = async () => new Set((await listed()).map(({ name }) => name));

/** The version of a database; undefined where there is none, or the browser does not tell. */
export const versionOf = async (name: string): Promise<number | undefined> =>
  (await listed()).find((one) => one.name === name)?.version;

/** The portal's databases, the one in use last, whether it is there yet or not. */
export const databaseNames = async () => inOrder(await existing());

/** Whether another one is in use in the place of this one, which is open; a browser that does not list it does not tell. */
export async function isSetAside(name: string): Promise<boolean> {
  const all = await existing();
  return all.has(name) && inOrder(all).at(-1) !== name;
}

function inOrder(all: ReadonlySet<string | undefined>): readonly [string, ...string[]] {
  const names: [string, ...string[]] = [DATABASE_NAME];
  while (all.has(nextName(names))) names.push(nextName(names));
  const [last, other] = [names.length - 1, names.length - 2];
  const [lastName, otherName] = [names[last], names[other]];
  if (all.has(SWAP_NAME) && lastName !== undefined && otherName !== undefined) {
    names[last] = otherName;
    names[other] = lastName;
  }
  return names;
}
