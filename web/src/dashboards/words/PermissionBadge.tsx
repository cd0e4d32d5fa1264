import type { Permission } from "../../engine";
import { PERMISSION_LOOK, permissionLang } from "./permissionLook";
import { useDashboardWords } from "./useDashboardWords";
import styles from "./words.module.css";

/** Who may read a dashboard (§6); what that means shows when the pointer rests on it. */
export function PermissionBadge({ permission }: { permission: Permission }) {
  const { permissions } = useDashboardWords();
  const words = permissions.find(({ value }) => value === permission);
  const { icon: Icon } = PERMISSION_LOOK[permission];
  return (
    <span className={styles.permission} title={words?.meaning}>
      <Icon className={styles.icon} aria-hidden="true" />
      <span lang={permissionLang(permission)}>{words?.label}</span>
    </span>
  );
}
