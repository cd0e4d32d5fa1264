import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ShownEditor } from "../useEditor";

/** The first field, which has the focus once the settings are wished for. */
export function useSettingsFocus({
  store,
  wish,
}: ShownEditor): RefObject<HTMLSelectElement | null> {
  const first = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (wish?.part !== "settings") return;
    store.forgetWish();
    first.current?.focus();
  }, [store, wish]);
  return first;
}
