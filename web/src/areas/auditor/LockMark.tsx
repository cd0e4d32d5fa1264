import { MarkBadge } from "../../ui/display/MarkBadge";
import { markTexts } from "./texts";

/** Marks data that an external auditor may only read (§2.7). */
export const LockMark = () => <MarkBadge tone="warning" shape="lock" label={markTexts.locked} />;
