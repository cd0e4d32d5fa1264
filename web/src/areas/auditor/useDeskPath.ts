import { useSession } from "../../engine";
import { ROLE_ENTRIES } from "../../shared/roleEntries";

export const useDeskPath = (): string => ROLE_ENTRIES[useSession().role].to;
