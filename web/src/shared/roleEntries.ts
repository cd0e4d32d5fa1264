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
    description: "Ajukan dan pantau keluhan.",
  },
  internal_esdm: {
    label: "Internal ESDM",
    to: paths.internalEsdm.root,
    lang: "en",
    icon: Landmark,
    description: "Pantau dan tugaskan tiket.",
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
    description: "Periksa data, akses penuh.",
  },
  external_auditor: {
    label: "External Auditor",
    to: paths.auditor.external,
    lang: "en",
    icon: Eye,
    description: "Lihat data, akses terbatas.",
  },
  cms_auditor: {
    label: "CMS Auditor",
    to: paths.cmsAuditor.root,
    lang: "en",
    icon: FolderCog,
    description: "Kelola dan tugaskan data audit.",
  },
  dashboard_builder: {
    label: "Dashboard Builder",
    to: paths.dashboardBuilder.root,
    lang: "en",
    icon: LayoutDashboard,
    description: "Susun dan terbitkan dasbor.",
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
  { key: "dashboards", heading: "Dasbor", roles: ["dashboard_builder"] },
];

/** All roles, in the order of §2.1. */
export const EVERYBODY: readonly Role[] = ROLE_GROUPS.flatMap(({ roles }) => roles);
