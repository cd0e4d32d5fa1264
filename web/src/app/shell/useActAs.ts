import type { SessionCommand } from "../../core/pkg/portal_core";
import { dispatch } from "../../core/portal";
import { granted, readView } from "../../core/useView";
import { clearToasts, toast } from "../../ui/feedback/toast";

/** Acts as somebody else and says so; what was said to the person before is not left standing. True when it was done. */
export function useActAs() {
  return (actAs: SessionCommand["actAs"]): boolean => {
    if (dispatch({ session: { actAs } }).kind !== "ok") return false;
    clearToasts();
    toast(`Anda sekarang bertindak sebagai ${granted(readView("session")).person.name}.`);
    return true;
  };
}
