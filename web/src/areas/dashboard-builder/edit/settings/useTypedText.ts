import { useState } from "react";

/** What stands in a field while it is typed in: what is understood of it lives elsewhere, and takes over when it changes there. */
export function useTypedText(value: string) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** What the latest typing came to; its coming back is no news. */
  const [sent, setSent] = useState(value);

  if (value !== seen) {
    setSeen(value);
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  return { typed, setTyped, setSent };
}
