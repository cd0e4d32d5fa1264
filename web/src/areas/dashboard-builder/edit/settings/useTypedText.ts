import { useState } from "react";

/** The text of a field whose parsed value is stored elsewhere. A change of the stored value replaces the text. */
export function useTypedText(value: string) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  /** The value that typing produced last. If `value` becomes equal to it, the text stays. */
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
