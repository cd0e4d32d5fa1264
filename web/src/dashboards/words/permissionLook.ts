import { Building2, Globe, Landmark, LockKeyhole, type LucideIcon } from "lucide-react";
import type { Permission } from "../../engine";

type Look = { icon: LucideIcon; lang?: "en" };

/** How each permission looks (§6), and the language of its label. */
export const PERMISSION_LOOK = {
  private: { icon: LockKeyhole, lang: "en" },
  internal: { icon: Landmark },
  badan_usaha: { icon: Building2 },
  publik: { icon: Globe },
} as const satisfies Record<Permission, Look>;

export const permissionLang = (permission: Permission): string | undefined => {
  const look: Look = PERMISSION_LOOK[permission];
  return look.lang;
};
