import {
  BadgeCheck,
  Compass,
  Factory,
  FolderCog,
  type LucideIcon,
  Ship,
  Stamp,
} from "lucide-react";
import type { Stage } from "../../engine";

export const STAGE_ICONS = {
  Perizinan: Stamp,
  Pengadministrasian: FolderCog,
  Eksplorasi: Compass,
  "Feasibility Study": BadgeCheck,
  "Operasi Produksi": Factory,
  Penjualan: Ship,
} satisfies Record<Stage, LucideIcon>;
