/** A file of the portal: its address under the scope ("" is the page) and the hash that its bytes must have. */
type PortalFile = readonly [address: string, integrity: string];

/** The files of one build. They are kept together in a cache of their own or not at all. */
export type FileSet = { scope: string; revision: string; files: readonly PortalFile[] };

/** Enough to be quick; the page that is being looked at has requests of its own. */
const LANES = 3;

const PAGE = "";
const HASHED = "assets/";

/** Caches are shared by everything on a host, so a name says whose it is. */
const prefixOf = ({ scope }: FileSet) => `portal-minerba ${scope} `;
const cacheName = (set: FileSet) => prefixOf(set) + set.revision;

/** Fetches every file. Whatever goes wrong with one of them, nothing of the set remains. */
export async function keepFiles(set: FileSet): Promise<void> {
  await caches.delete(cacheName(set));
  const cache = await caches.open(cacheName(set));
  const waiting = [...set.files];
  const lane = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await cache.put(set.scope + file[0], await fetchExactly(set.scope, file));
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, lane));
  } catch (error) {
    waiting.length = 0;
    await caches.delete(cacheName(set));
    throw error;
  }
}

/**
 * The browser refuses bytes of another build. A name with a hash may come from its own cache, unless a host once answered
 * something else under that name.
 */
async function fetchExactly(scope: string, [address, integrity]: PortalFile): Promise<Response> {
  const get = (cache: RequestCache) =>
    fetch(scope + address, { integrity, cache, priority: "low" });
  if (!address.startsWith(HASHED)) return wellAnswered(await get("reload"));
  return wellAnswered(await get("default").catch(() => get("reload")));
}

function wellAnswered(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/** Which file a request is for; undefined for what the portal knows nothing of. */
export function addressOf(set: FileSet, url: string, isNavigation: boolean): string | undefined {
  const { origin, pathname } = new URL(url);
  const whole = origin + pathname;
  if (!whole.startsWith(set.scope)) return undefined;
  const address = whole.slice(set.scope.length);
  // A page of the build before may still ask for files of its own.
  if (address.startsWith(HASHED) || set.files.some(([known]) => known === address)) return address;
  return isNavigation ? PAGE : undefined;
}

/** The file as it was kept: of this build, else of one whose pages are still open, else from the host. */
export async function answer(set: FileSet, address: string, request: Request): Promise<Response> {
  const wanted = set.scope + address;
  const own = await (await caches.open(cacheName(set))).match(wanted);
  return own ?? (await matchOlder(set, wanted)) ?? fetch(request);
}

async function matchOlder(set: FileSet, wanted: string): Promise<Response | undefined> {
  for (const cacheName of await namesOfOthers(set)) {
    const found = await (await caches.open(cacheName)).match(wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

const namesOfOthers = async (set: FileSet) =>
  (await caches.keys()).filter((name) => name.startsWith(prefixOf(set)) && name !== cacheName(set));

/** Throws the sets of other builds away, unless `isNewerUnderWay`: one of them may be the next. */
export async function forgetOthers(set: FileSet, isNewerUnderWay: () => boolean): Promise<void> {
  const names = await namesOfOthers(set);
  if (isNewerUnderWay()) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}
