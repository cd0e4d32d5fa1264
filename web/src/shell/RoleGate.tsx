import { useLayoutEffect, useState } from "react";
import { Outlet } from "react-router-dom";
import { dispatch, type Role, type SessionCommand, useSession } from "../engine";
import { lastActing, rememberActing } from "../shared/lastActing";
import { clearToasts } from "../shared/toast/toast";
import { NoAuditor } from "./NoAuditor";
import { PlainPage } from "./PlainPage";

export type RoleGateProps = {
  /** Roles that may act behind the gate; the first one that somebody has is set. */
  roles: readonly [Role, ...Role[]];
  /** True if an area's frame is around the gate. */
  framed: boolean;
};

/**
 * Attempts to act, in order. The last acting person may have been deleted, so each role alone
 * follows.
 */
function candidates(roles: readonly Role[]): SessionCommand["actAs"][] {
  const last = lastActing(roles);
  const first = roles.map((role) => ({ role }));
  return last === undefined ? first : [last, { role: last.role }, ...first];
}

/**
 * Sets the role of the opened area (§4, decisions §3). Keeps the acting person if their role fits,
 * else takes the last person in this tab or on this device. Draws nothing behind the gate before
 * that, so that no screen reads data as somebody else.
 */
export function RoleGate({ roles, framed }: RoleGateProps) {
  const session = useSession();
  const [isEmpty, setEmpty] = useState(false);
  const { role } = session;
  const { id: person, name } = session.person;
  const fits = roles.includes(role);

  useLayoutEffect(() => {
    if (fits) return rememberActing({ role, person, name });
    clearToasts();
    setEmpty(
      candidates(roles).every((actAs) => dispatch({ session: { actAs } }).kind === "refused"),
    );
  }, [fits, role, person, name, roles]);

  if (fits) return <Outlet />;
  if (!isEmpty) return null;
  if (framed) return <NoAuditor roles={roles} />;
  return (
    <PlainPage>
      <NoAuditor roles={roles} />
    </PlainPage>
  );
}
