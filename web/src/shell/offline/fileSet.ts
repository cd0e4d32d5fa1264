/** A file of the portal: its address relative to the scope ("" is the page) and the hash of its bytes. */
type PortalFile = readonly [address: string, integrity: string];

/** The files of one build, cached together or not at all. */
export type FileSet = { scope: string; revision: string; files: readonly PortalFile[] };

/** Parallel downloads. The visible page needs connections too. */
const LANES = 3;

const PAGE = "";
const HASHED = "assets/";

/** All sites of a host share its caches, so the name contains the scope. */
const prefixOf = ({ scope }: FileSet) => ["portal-minerba", scope, ""].join(" ");
const cacheName = (set: FileSet) => prefixOf(set) + set.revision;

/** Caches every file; if one fails, the whole set is dropped. */
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
 * Rejects bytes of another build. A file with a hash in its name may come from the HTTP cache; if
 * the cached bytes are wrong, it is fetched from the host.
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

/** The file for a request; `undefined` if the portal does not know the address. */
export function addressOf(set: FileSet, url: string, isNavigation: boolean): string | undefined {
  const { origin, pathname } = new URL(url);
  const whole = origin + pathname;
  if (!whole.startsWith(set.scope)) return undefined;
  const address = whole.slice(set.scope.length);
  // A page of the previous build may still request its own files.
  if (address.startsWith(HASHED) || set.files.some(([known]) => known === address)) return address;
  return isNavigation ? PAGE : undefined;
}

/** The cached file: of this build, else of an older one whose pages are open, else from the host. */
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

/** Deletes the sets of other builds, unless a newer build is being installed. */
export async function forgetOthers(set: FileSet, isNewerUnderWay: () => boolean): Promise<void> {
  const names = await namesOfOthers(set);
  if (isNewerUnderWay()) return;
  await Promise.all(names.map((name) => caches.delete(name)));
}
