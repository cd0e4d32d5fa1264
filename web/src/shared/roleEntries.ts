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
import { roleGroupTexts, roleTexts } from "./texts";

export type RoleEntry = {
  label: string;
  to: string;
  lang: "id" | "en";
  icon: LucideIcon;
  description: string;
};

/** Address and description of each role (§2.1). */
export const ROLE_ENTRIES = {
  badan_usaha: {
    ...roleTexts.badan_usaha,
    to: paths.badanUsaha.root,
    lang: "id",
    icon: Building2,
  },
  internal_esdm: {
    ...roleTexts.internal_esdm,
    to: paths.internalEsdm.root,
    lang: "en",
    icon: Landmark,
  },
  agent: {
    ...roleTexts.agent,
    to: paths.agent.root,
    lang: "en",
    icon: Headset,
  },
  internal_auditor: {
    ...roleTexts.internal_auditor,
    to: paths.auditor.internal,
    lang: "en",
    icon: ClipboardCheck,
  },
  external_auditor: {
    ...roleTexts.external_auditor,
    to: paths.auditor.external,
    lang: "en",
    icon: Eye,
  },
  cms_auditor: {
    ...roleTexts.cms_auditor,
    to: paths.cmsAuditor.root,
    lang: "en",
    icon: FolderCog,
  },
  dashboard_builder: {
    ...roleTexts.dashboard_builder,
    to: paths.dashboardBuilder.root,
    lang: "en",
    icon: LayoutDashboard,
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
    heading: roleGroupTexts.helpDesk,
    lang: "en",
    roles: ["badan_usaha", "internal_esdm", "agent"],
  },
  {
    key: "audit",
    heading: roleGroupTexts.audit,
    roles: [...AUDITORS, "cms_auditor"],
  },
  { key: "dashboards", heading: roleGroupTexts.dashboards, roles: ["dashboard_builder"] },
];

/** All roles, in the order of §2.1. */
export const EVERYBODY: readonly Role[] = ROLE_GROUPS.flatMap(({ roles }) => roles);
