import { startWorker } from "../../platform/trustedTypes";

/** Where the parts of what is long lie. */
export interface PartsPlace {
  database: string;
  /** Of what was found there: in another one the same number is something else's. */
  lineageId: string;
  owner: number | string;
  count: number;
}

interface WorkerScope {
  onmessage: ((event: { data: PartsPlace }) => void) | null;
  postMessage(message: unknown, options?: { transfer: Transferable[] }): void;
}

/**
 * Runs in the worker, from its own text: nothing else of this file is there. Gives the parts in their order, each with its memory,
 * and then whether they are all; where something else lies there, none.
 */
function giveParts(scope: WorkerScope): void {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  async function give({ database, lineageId, owner, count }: PartsPlace): Promise<boolean> {
    const opening = indexedDB.open(database);
    // There is none of that name, and none is to be begun.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const opened = await answer(opening);
    opened.onversionchange = () => opened.close();
    const transaction = opened.transaction(["meta", "parts"]);
    const parts = transaction.objectStore("parts");
    const found: unknown = await answer(transaction.objectStore("meta").get("generation"));
    const there = await answer(parts.count(IDBKeyRange.bound([owner], [owner, []])));
    if (found !== lineageId || there !== count) return false;
    let next = answer<unknown>(parts.get([owner, 0]));
    for (let index = 1; index <= count; index += 1) {
      const part = await next;
      if (index < count) next = answer(parts.get([owner, index]));
      scope.postMessage(part, { transfer: part instanceof Uint8Array ? [part.buffer] : [] });
    }
    return true;
  }

  scope.onmessage = ({ data }) => {
    give(data).then(
      (isWhole) => scope.postMessage(isWhole),
      () => scope.postMessage(false),
    );
  };
}

/** How long a part may take. */
const PATIENCE_MS = 4_000;

/**
 * Has a worker read the parts while the page does something else with those that have come; each is given to `take`, which says
 * whether it can be one. False where they did not all come: some browsers give a worker no database, or not this one.
 */
export function readInWorker(
  place: PartsPlace,
  take: (part: unknown) => boolean,
): Promise<boolean> {
  return new Promise((resolve) => {
    let worker: Worker | undefined;
    const end = (isWhole: boolean) => {
      clearTimeout(timer);
      worker?.terminate();
      resolve(isWhole);
    };
    const wait = () => setTimeout(() => end(false), PATIENCE_MS);
    let timer = wait();
    try {
      worker = startWorker(giveParts);
    } catch {
      return end(false);
    }
    worker.onerror = (event) => {
      // It is not lost on anybody: the page reads them itself.
      event.preventDefault();
      end(false);
    };
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === "boolean") return end(data);
      clearTimeout(timer);
      timer = wait();
      if (!take(data)) end(false);
    };
    worker.postMessage(place);
  });
}
