import { useEffect, useRef } from "react";
import { useFocusRescue } from "../../../shared/useFocusRescue";

/** Details that were opened by their address give the focus back to nothing: it goes to their row, else to the heading. */
export function useDetailFocus(detail: string | undefined) {
  const last = useRef(detail);
  useEffect(() => {
    if (detail !== undefined) last.current = detail;
  }, [detail]);
  useFocusRescue(detail, () => {
    const links = [...document.querySelectorAll<HTMLElement>("a[data-assignment]")];
    const own = links.find(({ dataset }) => dataset.assignment === last.current);
    return own ?? document.querySelector<HTMLElement>("h1");
  });
}
