import { type RefObject, useEffect, useRef } from "react";
import type { Editor } from "../useEditor";

/** The first field, which has the focus once the settings are wished for. */
export function useSettingsFocus({ store, wish }: Editor): RefObject<HTMLSelectElement | null> {
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (wish?.part !== "settings") return;
    store.forgetWish();
    first.current?.focus();
  }, [store, wish]);
  return first;
}
