import { useEffect } from "react";
import type { FileView } from "../../engine";
import { signal, useSignal } from "../../platform/signal";

/** Inserts a text at the cursor, in place of the selection, and adds files to the message. */
type Insert = (text: string, files?: readonly FileView[]) => void;

const target = signal<Insert | undefined>(undefined);

/** Registers this reply field as the target of canned replies. */
export function useAsReplyTarget(insert: Insert) {
  useEffect(() => {
    target.set(insert);
    return () => {
      if (target.get() === insert) target.set(undefined);
    };
  }, [insert]);
}

/** Inserts into the reply field of the page; `undefined` if there is none. */
export const useReplyTarget = () => useSignal(target);
