import { useLayoutEffect, useState } from "react";
import { Outlet } from "react-router-dom";
import type { Role } from "../core/pkg/portal_core";
import { useDispatch } from "../core/useDispatch";
import { useSession } from "../core/useView";
import { NoAuditor } from "./NoAuditor";
import { PlainPage } from "./PlainPage";

export type RoleGateProps = {
  /** Who may be acting behind the gate; the first of them that somebody has is set. */
  roles: readonly [Role, ...Role[]];
  /** Whether an area's frame stands around the gate. */
  framed: boolean;
};

/**
 * Opening an area's address sets that area's role (§4, decisions §3); a person who has it already is kept. Nothing behind
 * the gate is drawn before, so no screen ever reads as somebody else.
 */
export function RoleGate({ roles, framed }: RoleGateProps) {
  const session = useSession();
  const dispatch = useDispatch();
  const [isEmpty, setEmpty] = useState(false);
  const fits = roles.includes(session.role);

  useLayoutEffect(() => {
    if (fits) return;
    const isRefused = (role: Role) => dispatch({ session: { actAs: { role } } }).kind === "refused";
    setEmpty(roles.every(isRefused));
  }, [fits, roles, dispatch]);

  if (fits) return <Outlet />;
  if (!isEmpty) return null;
  if (framed) return <NoAuditor />;
  return (
    <PlainPage>
      <NoAuditor />
    </PlainPage>
  );
}
