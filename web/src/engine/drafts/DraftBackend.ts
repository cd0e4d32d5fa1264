/** Records to be taken away, then others to be written; all or none. */
export type Writing = {
  deletes: readonly string[];
  puts: ReadonlyMap<string, unknown>;
  /** A record that must still be there; else nothing is done. */
  onlyWith?: string | undefined;
};

/** What came of it: 'gone' where the record asked for was not there any more. */
export type Written = "done" | "gone" | "failed";

/** Where drafts outlive the page. */
export interface DraftBackend {
  /** All records as of one moment; nothing where they cannot be read. */
  readAll(): Promise<ReadonlyMap<string, unknown> | undefined>;
  /** Those of the present data and of what can be put back; nothing where they cannot be read. */
  eras(): Promise<ReadonlySet<string> | undefined>;
  /** Sent off before it returns, so that it is done even if the page ends. */
  write(writing: Writing): Promise<Written>;
}
