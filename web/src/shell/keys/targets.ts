import { matchPath } from "react-router-dom";
import type { PaletteEntry, PaletteKind, PalettePassage, PaletteTarget, Role } from "../../engine";
import { paths, READER } from "../../shared/paths";
import { TICKET_PATH } from "../../shared/ticketPath";

const PAGES: readonly (readonly [pattern: string, kind: PaletteKind])[] = [
  [paths.badanUsaha.ticketPattern, "ticket"],
  [paths.internalEsdm.ticketPattern, "ticket"],
  [paths.agent.ticketPattern, "ticket"],
  [paths.badanUsaha.followUpPattern, "followUp"],
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

const atEntry = (address: string, entry = "") =>
  entry === "" ? address : `${address}#${encodeURIComponent(entry)}`;

function atPassage(address: string, passage: PalettePassage | undefined): string {
  if (!passage) return address;
  const start = new URLSearchParams({ [READER.words]: passage.find, [READER.at]: passage.at });
  return `${address}${address.includes("?") ? "&" : "?"}${start}`;
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

/** The address of a record for the acting role, at the passage that was found. */
export function addressOf({ kind, id, place, assignment, passage }: PaletteEntry, role: Role) {
  const { cmsAuditor } = paths;
  switch (kind) {
    case "ticket":
      return atEntry(TICKET_PATH[role](id), passage?.at);
    case "assignedData":
      return atPassage(paths.auditor.detail(id), passage);
    case "finding":
      return assignment === undefined
        ? cmsAuditor.reviews
        : atEntry(
            (role === "cms_auditor" ? cmsAuditor.assignment : paths.auditor.detail)(assignment),
            id,
          );
    case "followUp":
      return paths.badanUsaha.followUp(id);
    case "dataset":
      return place?.kegiatan === undefined
        ? cmsAuditor.query
        : cmsAuditor.dataset({ ...place, kegiatan: place.kegiatan });
    case "document":
      return place === undefined
        ? cmsAuditor.documents
        : atPassage(cmsAuditor.document(place, id), passage);
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
    finding: undefined,
    followUp: undefined,
    dashboard: DASHBOARD_LISTS[role],
  }[kind];
  return list && searched(list, search);
}
