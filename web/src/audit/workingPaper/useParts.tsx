import { type RefObject, useState } from "react";
import { Button } from "../../ui/action/Button";
import { useIsPrinting } from "../../ui/page/useIsPrinting";

type MoreProps = {
  /** Number of all items. */
  total: number;
  label: (count: number) => string;
  /** Gets the focus when the button disappears with the last part. */
  frame: RefObject<HTMLElement | null>;
};

/** Shows a long list in parts of `part` items, and as a whole on paper: `count` items at present. */
export function useParts(part: number) {
  const [shown, setShown] = useState(part);
  const isPrinting = useIsPrinting();

  /** The button for the next part. */
  function more({ total, label, frame }: MoreProps) {
    const next = Math.min(total - shown, part);
    if (next <= 0 || isPrinting) return null;
    return (
      <Button
        onClick={() => {
          if (total - shown <= part) frame.current?.focus({ preventScroll: true });
          setShown(shown + part);
        }}
      >
        {label(next)}
      </Button>
    );
  }

  return { count: isPrinting ? MOST : shown, more };
}

/** More items than any answer of the core has. */
const MOST = 1_000_000;
