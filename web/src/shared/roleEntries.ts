import {
  Building2,
  ClipboardCheck,
  Eye,
  FolderCog,
  Headset,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
} from "lucide-react";
import type { Role } from "../engine";
import { paths } from "./paths";

export type RoleEntry = {
  /** Repeats the core's label, because the first screen is drawn without the core. */
  label: string;
  to: string;
  lang: "id" | "en";
  icon: LucideIcon;
  description: string;
};

/** Address and description of each role (§2.1). */
export const ROLE_ENTRIES = {
  badan_usaha: {
    label: "Badan Usaha",
    to: paths.badanUsaha.root,
    lang: "id",
    icon: Building2,
    description: "Ajukan keluhan dan ikuti penyelesaiannya.",
  },
  internal_esdm: {
    label: "Internal ESDM",
    to: paths.internalEsdm.root,
    lang: "en",
    icon: Landmark,
    description: "Pantau semua tiket dan tugaskan kepada agen.",
  },
  agent: {
    label: "Agent",
    to: paths.agent.root,
    lang: "en",
    icon: Headset,
    description: "Ambil, balas, dan selesaikan tiket.",
  },
  internal_auditor: {
    label: "Internal Auditor",
    to: paths.auditor.internal,
    lang: "en",
    icon: ClipboardCheck,
    description: "Periksa data yang ditugaskan, akses penuh.",
  },
  external_auditor: {
    label: "External Auditor",
    to: paths.auditor.external,
    lang: "en",
    icon: Eye,
    description: "Lihat data yang ditugaskan, akses terbatas.",
  },
  cms_auditor: {
    label: "CMS Auditor",
    to: paths.cmsAuditor.root,
    lang: "en",
    icon: FolderCog,
    description: "Kelola data audit dan tugaskan kepada auditor.",
  },
  dashboard_builder: {
    label: "Dashboard Builder",
    to: paths.dashboardBuilder.root,
    lang: "en",
    icon: LayoutDashboard,
    description: "Susun dan terbitkan dashboard.",
  },
} satisfies Record<Role, RoleEntry>;

/** Both roles share an area, and most of its addresses do not name the role. */
export const AUDITORS = ["internal_auditor", "external_auditor"] as const satisfies Role[];

/** Groups of the role selector, in the order of §2.1. */
export const ROLE_GROUPS: readonly {
  key: string;
  heading: string;
  lang?: "en";
  roles: readonly Role[];
}[] = [
  {
    key: "help-desk",
    heading: "Help desk",
    lang: "en",
    roles: ["badan_usaha", "internal_esdm", "agent"],
  },
  {
    key: "audit",
    heading: "Audit data",
    roles: [...AUDITORS, "cms_auditor"],
  },
  { key: "dashboards", heading: "Dashboard", lang: "en", roles: ["dashboard_builder"] },
];
