import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ShownEditor } from "../useEditor";

/** Returns the ref of the first field, and focuses it when the editor asks for the settings. */
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
