import { useEffect, useMemo } from "react";
import { signal, useSignal } from "../../platform/signal";

export type ReplyTarget = {
  /** Inserts a text at the cursor, in place of the selection. */
  insert: (text: string) => void;
  focus: () => void;
};

const target = signal<ReplyTarget | undefined>(undefined);

/** Registers this reply field as the target of canned replies. */
export function useAsReplyTarget({ insert, focus }: ReplyTarget) {
  const own = useMemo(() => ({ insert, focus }), [insert, focus]);
  useEffect(() => {
    target.set(own);
    return () => {
      if (target.get() === own) target.set(undefined);
    };
  }, [own]);
}

export const useReplyTarget = () => useSignal(target);
