import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Role } from "../../engine";
import { ROLE_ENTRIES } from "../../shared/roleEntries";
import { openCore } from "../openCore";

/** Why a role could not be entered: the core did not load, or nobody has the role. */
export type EntryProblem = { role: Role; kind: "failed" | "refused" };

/** Enters a role's area: opens the core, sets the role, navigates. One at a time. */
export function useEntry() {
  const navigate = useNavigate();
  const [entering, setEntering] = useState<Role>();
  const [problem, setProblem] = useState<EntryProblem>();
  const isHere = useRef(true);

  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function attempt(role: Role): Promise<EntryProblem | undefined> {
    const { actAs } = await openCore();
    // The user has navigated elsewhere meanwhile.
    if (!isHere.current) return undefined;
    const { kind } = actAs(role);
    if (kind !== "ok") return { role, kind };
    await navigate(ROLE_ENTRIES[role].to);
    return undefined;
  }

  async function enter(role: Role): Promise<void> {
    if (entering !== undefined) return;
    setEntering(role);
    // A retry keeps the message until its result is known: the message's button has the focus.
    if (problem?.role !== role) setProblem(undefined);
    const failed: EntryProblem = { role, kind: "failed" };
    setProblem(await attempt(role).catch(() => failed));
    setEntering(undefined);
  }

  return { entering, problem, enter };
}
