import type { SessionCommand } from "../../wasm/pkg/portal_core";
import { dispatch } from "../../engine/core/portal";
import { granted, readView } from "../../engine/core/useView";
import { clearToasts, toast } from "../../shared/toast/toast";

/** Acts as somebody else and says so; what was said to the person before is not left standing. True when it was done. */
export function useActAs() {
  return (actAs: SessionCommand["actAs"]): boolean => {
    if (dispatch({ session: { actAs } }).kind !== "ok") return false;
    clearToasts();
    toast(`Anda sekarang bertindak sebagai ${granted(readView("session")).person.name}.`);
    return true;
  };
}
