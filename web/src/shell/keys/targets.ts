import { matchPath } from "react-router-dom";
import type { PaletteEntry, PaletteKind, PaletteTarget, Role } from "../../engine";
import { paths } from "../../shared/paths";
import { TICKET_PATH } from "../../shared/ticketPath";

const PAGES: readonly (readonly [pattern: string, kind: PaletteKind])[] = [
  [paths.badanUsaha.ticketPattern, "ticket"],
  [paths.internalEsdm.ticketPattern, "ticket"],
  [paths.agent.ticketPattern, "ticket"],
  [paths.auditor.detailPattern, "assignedData"],
  [paths.badanUsaha.dashboardPattern, "dashboard"],
  [paths.internalEsdm.dashboardPattern, "dashboard"],
  [paths.agent.dashboardPattern, "dashboard"],
  [paths.auditor.dashboardPattern, "dashboard"],
  [paths.cmsAuditor.dashboardPattern, "dashboard"],
  [paths.dashboardBuilder.detailPattern, "dashboard"],
];

/** The record whose page has this address. */
export function targetAt(pathname: string): PaletteTarget | undefined {
  for (const [pattern, kind] of PAGES) {
    const id = matchPath(pattern, pathname)?.params.id;
    if (id !== undefined) return { kind, id };
  }
  return undefined;
}

const DASHBOARD_PATH = {
  badan_usaha: paths.badanUsaha.dashboard,
  internal_esdm: paths.internalEsdm.dashboard,
  agent: paths.agent.dashboard,
  internal_auditor: paths.auditor.dashboard,
  external_auditor: paths.auditor.dashboard,
  cms_auditor: paths.cmsAuditor.dashboard,
  dashboard_builder: paths.dashboardBuilder.detail,
} satisfies Record<Role, (id: string) => string>;

/** The address of a record for the acting role. */
export function addressOf({ kind, id, place }: PaletteEntry, role: Role): string {
  const { cmsAuditor } = paths;
  switch (kind) {
    case "ticket":
      return TICKET_PATH[role](id);
    case "assignedData":
      return paths.auditor.detail(id);
    case "dataset":
      return place?.kegiatan === undefined
        ? cmsAuditor.query
        : cmsAuditor.dataset({ ...place, kegiatan: place.kegiatan });
    case "document":
      return place === undefined ? cmsAuditor.documents : cmsAuditor.document(place, id);
    case "auditor":
      return cmsAuditor.auditors;
    case "dashboard":
      return DASHBOARD_PATH[role](id);
  }
}

const searched = (path: string, search: string) => `${path}?${new URLSearchParams({ q: search })}`;

const TICKET_LISTS: Partial<Record<Role, string>> = {
  badan_usaha: paths.badanUsaha.tickets,
  internal_esdm: paths.internalEsdm.allTickets,
  agent: paths.agent.allTickets,
};

const DASHBOARD_LISTS = {
  badan_usaha: paths.badanUsaha.dashboards,
  internal_esdm: paths.internalEsdm.dashboards,
  agent: paths.agent.dashboards,
  internal_auditor: paths.auditor.dashboards,
  external_auditor: paths.auditor.dashboards,
  cms_auditor: paths.cmsAuditor.dashboards,
  dashboard_builder: paths.dashboardBuilder.root,
} satisfies Record<Role, string>;

/** The list that shows everything found of one kind; none for kinds whose list has no search. */
export function listOf(kind: PaletteKind, role: Role, search: string): string | undefined {
  const list = {
    ticket: TICKET_LISTS[role],
    assignedData: role === "external_auditor" ? paths.auditor.external : paths.auditor.internal,
    dataset: undefined,
    document: paths.cmsAuditor.documents,
    auditor: undefined,
    dashboard: DASHBOARD_LISTS[role],
  }[kind];
  return list && searched(list, search);
}
