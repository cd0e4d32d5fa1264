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

/** People to act as, the best first. The last acting person may have been deleted, but the role still exists. */
function candidates(roles: readonly Role[]): SessionCommand["actAs"][] {
  const last = lastActing(roles);
  const first = roles.map((role) => ({ role }));
  return last === undefined ? first : [last, { role: last.role }, ...first];
}

/**
 * Opening an area's address sets that area's role (§4, decisions §3). It keeps the acting person if the role fits, else
 * takes the last one in this tab or on this device. Nothing behind the gate is drawn before, so no screen reads as
 * somebody else.
 */
export function RoleGate({ roles, framed }: RoleGateProps) {
  const session = useSession();
  const [isEmpty, setEmpty] = useState(false);
  const { role, person } = session;
  const fits = roles.includes(role);

  useLayoutEffect(() => {
    if (fits) return rememberActing({ role, person: person.id });
    clearToasts();
    setEmpty(
      candidates(roles).every((actAs) => dispatch({ session: { actAs } }).kind === "refused"),
    );
  }, [fits, role, person.id, roles]);

  if (fits) return <Outlet />;
  if (!isEmpty) return null;
  if (framed) return <NoAuditor roles={roles} />;
  return (
    <PlainPage>
      <NoAuditor roles={roles} />
    </PlainPage>
  );
}
