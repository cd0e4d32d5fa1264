/** What is kept of a form. */
export type Content = {
  value: unknown;
  /** What the form began with, written out: whether that has changed since is seen by comparing. */
  base: string;
};

/** A half-filled form. A new object whenever something about it is different. */
export type HeldDraft = Content & {
  id: string;
  form: string;
  at: number;
  isStored: boolean;
  /** Of one that was left behind, the tab that it was written in. */
  leftBy?: string | undefined;
};
