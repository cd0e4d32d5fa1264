import {
  BriefcaseBusiness,
  Compass,
  Leaf,
  type LucideIcon,
  Pickaxe,
  SearchCheck,
  Wallet,
} from "lucide-react";
import type { DashboardCategory } from "../../engine";

/** The icon of each category (§9). */
export const CATEGORY_ICONS = {
  Operasi: Pickaxe,
  Audit: SearchCheck,
  Administrasi: BriefcaseBusiness,
  Lingkungan: Leaf,
  Keuangan: Wallet,
  Eksplorasi: Compass,
} as const satisfies Record<DashboardCategory, LucideIcon>;
