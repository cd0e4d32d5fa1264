import { useCallback } from "react";
import type { Command, Committed } from "../core/pkg/portal_core";
import { refusalText } from "../core/refusalText";
import { useDispatch } from "../core/useDispatch";
import { toast } from "../ui/feedback/toast";
import { announceDone } from "./undo/deeds";

type Done = string | ((commit: Committed | undefined) => string);

/**
 * Gives a command that has no form of its own, and says in passing what came of it, which the commit may have to tell. True when
 * it was done.
 */
export function useAnnouncedDispatch() {
  const dispatch = useDispatch();
  return useCallback(
    (command: Command, done: Done, why = refusalText) => {
      const outcome = dispatch(command);
      if (outcome.kind === "refused") toast(why(outcome.refusal), "danger");
      else if (outcome.kind === "ok") {
        const { commit } = outcome;
        announceDone(commit, typeof done === "string" ? done : done(commit));
      }
      return outcome.kind === "ok";
    },
    [dispatch],
  );
}
