import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** The entry of a page that the address names after `#`. It is shown and gets the focus when the page opens. */
export function useAnchor<Node extends HTMLElement>() {
  const { hash, key } = useLocation();
  const node = useRef<Node>(null);
  const named = hash.slice(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address, opened again, shows the entry again.
  useEffect(() => {
    if (named === "") return;
    node.current?.scrollIntoView?.({ block: "start" });
    node.current?.focus({ preventScroll: true });
  }, [named, key]);

  return { named, node };
}
