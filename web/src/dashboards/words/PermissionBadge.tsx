import { Building2, Globe, Landmark, LockKeyhole, type LucideIcon } from "lucide-react";
import type { Permission } from "../../engine";
import { useDashboardWords } from "./useDashboardWords";
import styles from "./words.module.css";

type Look = { icon: LucideIcon; lang?: "en" };

/** Icon of each permission (§6), and the language of its label. */
const PERMISSION_LOOK = {
  private: { icon: LockKeyhole, lang: "en" },
  internal: { icon: Landmark },
  badan_usaha: { icon: Building2 },
  publik: { icon: Globe },
} as const satisfies Record<Permission, Look>;

export const permissionLang = (permission: Permission): string | undefined => {
  const look: Look = PERMISSION_LOOK[permission];
  return look.lang;
};

/** The permission of a dashboard (§6), explained in a tooltip. */
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
