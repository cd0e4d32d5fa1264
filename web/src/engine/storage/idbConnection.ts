import type { IDBPTransaction } from "idb";
import { type Opened, openDatabase, type PortalDatabase, type PortalSchema } from "./database";
import type { Trouble } from "./journalStore";
import { isUnsure, settle, setUnsure } from "./mark";
import { renewLog } from "./renewLog";

/** Includes drafts, because the transaction that stores a commit deletes its draft. */
const STORES = ["journal", "snapshots", "parts", "files", "drafts", "aside", "meta"] as const;

type Transaction<Mode extends IDBTransactionMode> = IDBPTransaction<
  PortalSchema,
  typeof STORES,
  Mode
>;

export type Reading = Transaction<"readonly">;
export type Writing = Transaction<"readwrite">;

const troubleOf = (error: unknown): Trouble =>
  error instanceof Error && error.name === "QuotaExceededError"
    ? { kind: "quota" }
    : { kind: "failed" };

/** True for a full or broken disk; false for a value that cannot be stored. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && ["QuotaExceededError", "UnknownError"].includes(error.name);

/** The connection to the database; reopened after the browser closed it. */
export class IdbConnection {
  #opening: Promise<Opened> | undefined;
  #isTakenOver = false;
  readonly #onTakenOver: () => void;

  constructor(onTakenOver = () => {}) {
    this.#onTakenOver = onTakenOver;
  }

  open(): Promise<Opened> {
    this.#opening ??= openDatabase((why) => {
      this.#opening = undefined;
      if (why !== "newer") return;
      this.#isTakenOver = true;
      this.#onTakenOver();
    });
    return this.#opening;
  }

  /** Name of the database in use; `undefined` if none can be opened. */
  async name(): Promise<string | undefined> {
    const opened = await this.open();
    if (opened.kind === "newer") return opened.name;
    return opened.kind === "open" ? opened.database.name : undefined;
  }

  read<T>(work: (transaction: Reading) => Promise<T>): Promise<T | Trouble> {
    return this.#run((database) => database.transaction(STORES), work);
  }

  /** Makes the browser begin a new log without the failed write. */
  async renew(): Promise<{ kind: "ok" } | Trouble> {
    try {
      await settle(renewLog);
      return { kind: "ok" };
    } catch (error) {
      return troubleOf(error);
    }
  }

  /** 'strict': resolves when the data is on the disk, not only with the operating system. */
  async write<T>(work: (transaction: Writing) => Promise<T>): Promise<T | Trouble> {
    // Any record after a torn one makes the damage worse.
    if (isUnsure()) return { kind: "failed" };
    const begin = (database: PortalDatabase) =>
      database.transaction(STORES, "readwrite", { durability: "strict" });
    return this.#run(begin, work, (error) => isOfDisk(error) && setUnsure());
  }

  async #run<T, M extends IDBTransactionMode>(
    begin: (database: PortalDatabase) => Transaction<M>,
    work: (transaction: Transaction<M>) => Promise<T>,
    onFailure: (error: unknown) => void = () => {},
  ): Promise<T | Trouble> {
    if (this.#isTakenOver) return { kind: "closed" };
    const opened = await this.open();
    if (opened.kind !== "open") {
      this.#opening = undefined;
      return { kind: opened.kind === "newer" ? "closed" : "failed" };
    }
    let transaction: Transaction<M> | undefined;
    try {
      transaction = begin(opened.database);
      // The failure is handled below; without this the browser would report it as unhandled.
      transaction.done.catch(() => {});
      const result = await work(transaction);
      await transaction.done;
      return result;
    } catch (error) {
      if (error instanceof Error && error.name === "InvalidStateError") this.#opening = undefined;
      const reason = abandoned(transaction) ?? error;
      onFailure(reason);
      return troubleOf(reason);
    }
  }
}

/** Aborts a failed transaction. Returns its own error if it had one. */
function abandoned(transaction: { abort(): void; error: DOMException | null } | undefined) {
  try {
    transaction?.abort();
  } catch {
    // The transaction is already over.
  }
  return transaction?.error ?? undefined;
}
