import { type RefObject, useEffect, useRef } from "react";
import type { ShownEditor } from "../useEditor";

/** The first field, which has the focus once the settings are wished for. */
export function useSettingsFocus({
  store,
  wish,
}: ShownEditor): RefObject<HTMLSelectElement | null> {
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // What is shown a frame late may be a wish that is fulfilled already.
    if (wish?.part !== "settings" || store.state().wish !== wish) return;
    store.forgetWish();
    first.current?.focus();
  }, [store, wish]);
  return first;
}
