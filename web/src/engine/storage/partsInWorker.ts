import { startWorker } from "../../platform/trustedTypes";

/** Location of the parts of a long value. */
export interface PartsPlace {
  database: string;
  /** Lineage of the value: in another one its owner's number means something else. */
  lineageId: string;
  owner: number | string;
  count: number;
}

interface WorkerScope {
  onmessage: ((event: { data: PartsPlace }) => void) | null;
  postMessage(message: unknown, options?: { transfer: Transferable[] }): void;
}

/**
 * Runs in a worker from its source text, so it can use nothing else of this file. Sends the parts in order, then
 * whether they are complete; none if the lineage differs.
 */
function giveParts(scope: WorkerScope): void {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  async function give({ database, lineageId, owner, count }: PartsPlace): Promise<boolean> {
    const opening = indexedDB.open(database);
    // The database does not exist and must not be created.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    const opened = await answer(opening);
    opened.onversionchange = () => opened.close();
    const transaction = opened.transaction(["meta", "parts"]);
    const parts = transaction.objectStore("parts");
    const found: unknown = await answer(transaction.objectStore("meta").get("lineageId"));
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

/** In ms: the longest wait for one part. */
const PATIENCE_MS = 4_000;

/**
 * Reads parts in a worker while the page continues; each is passed to `take`, which validates it. Returns false if not
 * all arrived: some browsers give workers no database.
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
      // Suppresses the error report, because the page now reads the parts itself.
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
