import { createContext } from "react";
import type { BulkPreview } from "../../engine";

/** Shows the result of a bulk change for each ticket, also after its list was left. */
export const BulkResults = createContext<(result: BulkPreview) => void>(() => undefined);
