import { rollCall } from "./rollCall";

/** This tab among those that the portal is open in. */
export type Tab = {
  id: string;
  /** The ids of all tabs that are open now. */
  living: () => Promise<ReadonlySet<string>>;
};

const KEY = "portal-minerba.tab";
const LOCK = "portal-minerba:tab:";

/** After a reload the page before may hold its lock for a moment; a tab that was duplicated holds it for good. */
const PATIENCE_MS = 2_000;

const newId = () => [...crypto.getRandomValues(new Uint32Array(2))].join("-");

/** The id of this tab before it was loaded anew, else a new one. Storage may be shut (private windows, policies). */
function keptId(): string {
  try {
    return sessionStorage.getItem(KEY) ?? newId();
  } catch {
    return newId();
  }
}

function keepId(id: string): void {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Another id after a reload; its drafts are then found as those of a tab that is gone.
  }
}

/** Not on pages that did not come over a secure connection. */
const tabLocks = (): LockManager | null | undefined => navigator.locks;

/** Holds the lock of an id for as long as the page is there; false where somebody else holds it. */
const isHeld = (locks: LockManager, id: string, signal?: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const forever = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    const options = signal === undefined ? {} : { signal };
    locks.request(LOCK + id, options, forever).catch(() => resolve(false));
  });

/** Takes its place among the tabs. `onFree` is called when the page before has gone after all, later than one waits for it. */
export async function thisTab(onFree: () => void): Promise<Tab> {
  let id = keptId();
  const locks = tabLocks();
  if (!locks) {
    keepId(id);
    return { id, living: rollCall(id) };
  }
  if (!(await isHeld(locks, id, AbortSignal.timeout(PATIENCE_MS)))) {
    void locks
      .request(LOCK + id, { mode: "shared" }, () => undefined)
      .then(onFree, () => undefined);
    id = newId();
    void isHeld(locks, id);
  }
  keepId(id);
  return { id, living: () => lockedTabs(locks) };
}

async function lockedTabs(locks: LockManager): Promise<ReadonlySet<string>> {
  // Refused to a page that may store nothing: then there is nothing of others' to be found either.
  const { held = [] } = await locks.query().catch((): LockManagerSnapshot => ({}));
  return new Set(
    held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])),
  );
}
