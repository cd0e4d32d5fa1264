import { ROLE_ENTRIES } from "../../app/roleEntries";
import { useSession } from "../../core/useView";

/** The address of the acting auditor's whole list. */
export const useDeskPath = (): string => ROLE_ENTRIES[useSession().role].to;
