import type { QueryPart, TicketListQuery, ViewPart } from "../../engine";
import { LIST_PARTS } from "../../shared/useAddressQuery";

/** Names in the address of the parts that a list's query has beside the page. */
const VIEW_PARTS = {
  search: LIST_PARTS.search,
  sort: LIST_PARTS.sort,
  direction: LIST_PARTS.direction,
  pageSize: LIST_PARTS.pageSize,
  status: "status",
  label: "label",
  assignee: "penanggungJawab",
  priority: "prioritas",
  category: "kategori",
  channel: "channel",
  company: "badanUsaha",
  department: "departemen",
  since: "sejak",
  until: "sampai",
  sla: "sla",
  unread: "belumDibaca",
  columns: "kolom",
} as const satisfies Record<QueryPart, string>;

/** All parts of a ticket list's address. `savedView` is the view from which the list was opened. */
export const TICKET_PARTS = { ...LIST_PARTS, ...VIEW_PARTS, savedView: "tampilan" } as const;

const isViewPart = (part: string): part is QueryPart => part in VIEW_PARTS;

/** The parts of a query that a saved view keeps. */
export const viewParts = (query: Partial<Record<QueryPart, string | undefined>>): ViewPart[] =>
  Object.keys(query)
    .filter(isViewPart)
    .flatMap((part) => (query[part] ? [{ part, value: query[part] }] : []));

/** The address of a saved view in the list at `path`. */
export function viewAddress(path: string, { id, parts }: { id: string; parts: ViewPart[] }) {
  const query = new URLSearchParams({ [TICKET_PARTS.savedView]: id });
  for (const { part, value } of parts) query.set(VIEW_PARTS[part], value);
  return `${path}?${query}`;
}

/** A query without search and filters. */
export const UNFILTERED = {
  search: undefined,
  status: undefined,
  label: undefined,
  assignee: undefined,
  priority: undefined,
  category: undefined,
  channel: undefined,
  company: undefined,
  department: undefined,
  since: undefined,
  until: undefined,
  sla: undefined,
  unread: undefined,
} as const satisfies Partial<TicketListQuery>;
