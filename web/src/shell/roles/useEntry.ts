import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Role } from "../../engine";
import { type Acting, forgetActing } from "../../shared/lastActing";
import { ROLE_ENTRIES } from "../../shared/roleEntries";
import { openCore } from "../openCore";

/** Why a role could not be entered: the core did not load, nobody has the role, or the person is gone. */
export type EntryProblem = { entry: Entry; kind: "failed" | "refused" | "gone" };

/** A role to enter, or a role as one person. */
export type Entry = { role: Role } | Acting;

const isSame = (one: Entry | undefined, other: Entry) =>
  one?.role === other.role && "person" in one === "person" in other;

/** Enters a role's area: opens the core, sets the role, navigates. One at a time. */
export function useEntry() {
  const navigate = useNavigate();
  const [entering, setEntering] = useState<Entry>();
  const [problem, setProblem] = useState<EntryProblem>();
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function attempt(entry: Entry): Promise<EntryProblem | undefined> {
    const { actAs, resumeAs } = await openCore();
    // The user has navigated elsewhere meanwhile.
    if (!isHere.current) return undefined;
    const { kind } = "person" in entry ? resumeAs(entry) : actAs(entry.role);
    if (kind === "refused" && "person" in entry) {
      forgetActing(entry.role);
      return { entry, kind: "gone" };
    }
    if (kind !== "ok") return { entry, kind };
    await navigate(ROLE_ENTRIES[entry.role].to);
    return undefined;
  }

  async function enter(entry: Entry): Promise<void> {
    if (entering !== undefined) return;
    setEntering(entry);
    // A retry keeps the message until its result is known: the message's button has the focus.
    if (!isSame(problem?.entry, entry)) setProblem(undefined);
    const failed: EntryProblem = { entry, kind: "failed" };
    setProblem(await attempt(entry).catch(() => failed));
    setEntering(undefined);
  }

  return {
    problem,
    enter,
    isEntering: (entry: Entry) => isSame(entering, entry),
    isBusy: entering !== undefined,
  };
}
