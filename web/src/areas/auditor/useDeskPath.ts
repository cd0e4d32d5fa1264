import { paths } from "../../app/paths";
import { useSession } from "../../core/useView";

/** The address of the acting auditor's whole list. */
export const useDeskPath = (): string =>
  useSession().role === "external_auditor" ? paths.auditor.external : paths.auditor.internal;
