import { useEffect, useMemo } from "react";
import { signal, useSignal } from "../../platform/signal";

/** What others can do with the reply field on the page. */
export type ReplyTarget = {
  /** Puts a text where the cursor is, in place of what is selected. */
  insert: (text: string) => void;
  focus: () => void;
};

const target = signal<ReplyTarget | undefined>(undefined);

/** Makes a reply field the one that canned replies go into, wherever they are picked. */
export function useAsReplyTarget({ insert, focus }: ReplyTarget) {
  const own = useMemo(() => ({ insert, focus }), [insert, focus]);
  useEffect(() => {
    target.set(own);
    return () => {
      if (target.get() === own) target.set(undefined);
    };
  }, [own]);
}

/** The reply field on the page; undefined where there is none. */
export const useReplyTarget = () => useSignal(target);
