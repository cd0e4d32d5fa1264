import { ROLE_ENTRIES } from "../../shared/roleEntries";
import { useSession } from "../../engine/core/useView";

/** The address of the acting auditor's whole list. */
export const useDeskPath = (): string => ROLE_ENTRIES[useSession().role].to;
