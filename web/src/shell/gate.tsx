import type { Role } from "../engine";
import type { Load } from "./LateScreen";
import { openCore } from "./openCore";

/** The gate of these roles, there as soon as the core is open: behind it every screen may read from the core. */
export const gate =
  (roles: readonly [Role, ...Role[]], { framed }: { framed: boolean }): Load =>
  async () => {
    const [{ RoleGate }] = await Promise.all([import("./RoleGate"), openCore()]);
    return () => <RoleGate roles={roles} framed={framed} />;
  };
