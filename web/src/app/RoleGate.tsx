import { useLayoutEffect } from "react";
import { Outlet } from "react-router-dom";
import type { Role } from "../core/pkg/portal_core";
import { useDispatch } from "../core/useDispatch";
import { useSession } from "../core/useView";

export type RoleGateProps = {
  /** Who may be acting behind the gate. */
  roles: readonly [Role, ...Role[]];
};

/**
 * Opening an area's address sets that area's role (§4, decisions §3); a person who has it already is kept. Nothing behind
 * the gate is drawn before, so no screen ever reads as somebody else.
 */
export function RoleGate({ roles }: RoleGateProps) {
  const session = useSession();
  const dispatch = useDispatch();
  const fits = roles.includes(session.role);
  const [role] = roles;

  useLayoutEffect(() => {
    if (!fits) dispatch({ session: { actAs: { role } } });
  }, [fits, role, dispatch]);

  return fits ? <Outlet /> : null;
}
