import { useEffect, useState } from "react";

const PAUSE_MS = 150;

/**
 * The text of a field whose value is in the address. Typing shows at once and reaches the address
 * after a pause. Back or a link replaces the text.
 */
export function useTyped(inAddress: string, write: (text: string) => void) {
  const [typed, setTyped] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);

  if (inAddress !== seen) {
    setSeen(inAddress);
    if (inAddress !== sent) {
      setSent(inAddress);
      setTyped(inAddress);
    }
  }

  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(() => {
      setSent(typed);
      write(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, sent, write]);

  return [typed, setTyped] as const;
}
