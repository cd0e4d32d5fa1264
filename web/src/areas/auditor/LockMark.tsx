import { MarkBadge } from "../../ui/display/MarkBadge";

/** Says beside a title that external auditors only look (§2.7). */
export const LockMark = () => (
  <MarkBadge tone="warning" shape="lock" label="Auditor eksternal hanya dapat melihat" />
);
