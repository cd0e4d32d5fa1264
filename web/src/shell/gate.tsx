import type { Role } from "../engine";
import type { Load } from "./LateScreen";
import { openCore } from "./openCore";

/** Loads the gate of these roles and opens the core, so that all screens behind it can read. */
export const gate =
  (roles: readonly [Role, ...Role[]], { framed }: { framed: boolean }): Load =>
  async () => {
    const [{ RoleGate }] = await Promise.all([import("./RoleGate"), openCore()]);
    return () => <RoleGate roles={roles} framed={framed} />;
  };
