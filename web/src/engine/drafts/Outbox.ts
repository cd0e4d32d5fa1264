import type { FileShelf } from "./FileShelf";
import type { HeldDraft } from "./heldDraft";

/** A draft that was sent, while what it became is not stored yet. */
type Sent = {
  draft: HeldDraft;
  /** What it was taken over from, if that is not settled yet. */
  left: HeldDraft | undefined;
  files: readonly string[];
  commit: object | undefined;
};

/** Drafts on their way: no longer in a form, and still stored until what they became is. */
export class Outbox {
  readonly #sent = new Map<string, Sent>();
  readonly #shelf: FileShelf;
  readonly #isLiving: (left: HeldDraft) => Promise<boolean>;
  #latest: object | undefined;

  constructor(shelf: FileShelf, isLiving: (left: HeldDraft) => Promise<boolean>) {
    this.#shelf = shelf;
    this.#isLiving = isLiving;
  }

  made(commit: object | undefined): void {
    this.#latest = commit;
  }

  /** A draft has become the commit that was made last. */
  put(draft: HeldDraft, left: HeldDraft | undefined): void {
    const { deletes: files } = this.#shelf.clear(draft.id);
    this.#sent.set(draft.id, { draft, left, files, commit: this.#latest });
  }

  /** What is stored of the drafts that were sent so far, or of one of them. */
  async records(draft?: string): Promise<readonly string[]> {
    const sent = [...this.#sent.values()].filter(
      (one) => draft === undefined || one.draft.id === draft,
    );
    return (await Promise.all(sent.map((one) => this.#recordsOf(one)))).flat();
  }

  /** These are not stored any more. */
  gone(records: readonly string[]): void {
    for (const id of records) {
      this.#sent.delete(id);
      this.#shelf.clear(id);
    }
  }

  /** Takes out what has become one of these commits. */
  takeBack(commits: readonly (object | undefined)[]): readonly Sent[] {
    const back = [...this.#sent.values()].filter(
      ({ commit }) => commit !== undefined && commits.includes(commit),
    );
    for (const { draft } of back) this.#sent.delete(draft.id);
    return back;
  }

  /** What was taken over stays where it was left if its tab is back. */
  async #recordsOf({ draft, left, files }: Sent): Promise<readonly string[]> {
    const own = [draft.id, ...files];
    if (left === undefined) return own;
    const theirs = this.#shelf.filesOf(left.id);
    if (await this.#isLiving(left)) return own.filter((id) => !theirs.has(id));
    return [...own, left.id, ...theirs];
  }
}
