import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFocusRescue } from "../../../shared/useFocusRescue";

/** Time until a menu has closed and returned the focus, in ms. */
const AFTER_MENU_MS = 300;

const LINK = "a[data-dashboard]";

/** Focuses the card that takes the place of a removed one, and the card of a new copy. */
export function useCardFocus(frame: RefObject<HTMLElement | null>, cards: unknown) {
  const last = useRef(0);
  const [copy, setCopy] = useState<string>();
  const links = () => [...(frame.current?.querySelectorAll<HTMLElement>(LINK) ?? [])];

  useFocusRescue(cards, () => {
    const found = links();
    return found[Math.min(last.current, found.length - 1)] ?? frame.current;
  });

  useEffect(() => {
    if (copy === undefined) return;
    const timer = setTimeout(() => {
      frame.current?.querySelector<HTMLElement>(`a[data-dashboard="${copy}"]`)?.focus();
      setCopy(undefined);
    }, AFTER_MENU_MS);
    return () => clearTimeout(timer);
  }, [copy, frame]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const at = links().findIndex((link) => link.closest("li, tr")?.contains(target));
      if (at >= 0) last.current = at;
    },
    focusCopy: setCopy,
  };
}
