import { useCallback } from "react";
import type { Command } from "../core/pkg/portal_core";
import { refusalText } from "../core/refusalText";
import { useDispatch } from "../core/useDispatch";
import { toast } from "../ui/feedback/toast";
import { announceDone } from "./undo/deeds";

/** Gives a command that has no form of its own, and says in passing what came of it. True when it was done. */
export function useAnnouncedDispatch() {
  const dispatch = useDispatch();
  return useCallback(
    (command: Command, done: string, why = refusalText) => {
      const outcome = dispatch(command);
      if (outcome.kind === "refused") toast(why(outcome.refusal), "danger");
      else if (outcome.kind === "ok") announceDone(outcome.commit, done);
      return outcome.kind === "ok";
    },
    [dispatch],
  );
}
