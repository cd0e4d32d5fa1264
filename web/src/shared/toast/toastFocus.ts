import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * F6 focuses the newest toast, also from a dialog; F6 or Escape goes back. If a pressed button removes its toast, the
 * focus returns too.
 */
export function useToastFocus(region: RefObject<HTMLElement | null>, content: unknown) {
  const cameFrom = useRef<Element>(null);
  const [isFocused, setFocused] = useState(false);

  // Removing a focused toast fires no blur event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content may lack the focused toast.
  useEffect(() => {
    setFocused(region.current?.contains(document.activeElement) ?? false);
  }, [region, content]);

  useEffect(() => {
    const here = region.current;
    if (here === null) return;
    const isHere = (element: EventTarget | null) =>
      element instanceof Node && here.contains(element);

    function enter({ relatedTarget }: FocusEvent) {
      setFocused(true);
      if (isHere(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof Element ? relatedTarget : null;
    }

    const exit = ({ relatedTarget }: FocusEvent) => setFocused(isHere(relatedTarget));

    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isHere(document.activeElement)) {
        if (event.key === "F6" || event.key === "Escape") giveBack(cameFrom.current);
        else return;
      } else {
        const newest = event.key === "F6" ? here?.querySelector("li:last-child button") : undefined;
        if (!(newest instanceof HTMLElement)) return;
        newest.focus();
      }
      event.preventDefault();
    }

    here.addEventListener("focusin", enter);
    here.addEventListener("focusout", exit);
    window.addEventListener("keydown", press);
    return () => {
      here.removeEventListener("focusin", enter);
      here.removeEventListener("focusout", exit);
      window.removeEventListener("keydown", press);
    };
  }, [region]);

  return {
    isFocused,
    /** Call before a button removes its toast. */
    leave() {
      if (region.current?.contains(document.activeElement)) giveBack(cameFrom.current);
    },
  };
}

function giveBack(origin: Element | null) {
  if (origin instanceof HTMLElement && origin.isConnected) origin.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
