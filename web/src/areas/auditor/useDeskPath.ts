import { useSession } from "../../engine";
import { ROLE_ENTRIES } from "../../shared/roleEntries";

/** The address of the acting auditor's whole list. */
export const useDeskPath = (): string => ROLE_ENTRIES[useSession().role].to;
