import {
  type Guard,
  isText,
  type ListKind,
  orNothing,
  shapeOf,
  type TicketListQuery,
} from "../../engine";

/** Navigation state of a link from a list to a ticket: the list, for the previous and the next ticket. */
export const fromList = (list: TicketListQuery) => ({ ticketList: list });

const KINDS = {
  businessAll: true,
  internalAll: true,
  internalPending: true,
  internalOpen: true,
  internalResolved: true,
  internalClosed: true,
  internalReassign: true,
  agentAll: true,
  agentNew: true,
  agentOpen: true,
  agentPending: true,
  agentResolved: true,
  agentClosed: true,
  agentMine: true,
  agentWaiting: true,
  agentUnassigned: true,
  internalWaiting: true,
  internalUnassigned: true,
  agentDepartment: true,
} satisfies Record<ListKind, true>;

const isListKind = (value: unknown): value is ListKind =>
  isText(value) && Object.hasOwn(KINDS, value);

const part: Guard<string | undefined> = orNothing(isText);

const isQuery = shapeOf<TicketListQuery>({
  list: isListKind,
  search: part,
  status: part,
  label: part,
  assignee: part,
  priority: part,
  category: part,
  channel: part,
  company: part,
  department: part,
  since: part,
  until: part,
  columns: part,
  sla: part,
  unread: part,
  sort: part,
  direction: part,
  page: part,
  pageSize: part,
});

const hasOrigin = shapeOf<{ ticketList: TicketListQuery }>({ ticketList: isQuery });

/** The list from which a ticket was opened. Other sites and old versions can set the navigation state. */
export const readOrigin = (state: unknown): TicketListQuery | undefined =>
  hasOrigin(state) ? state.ticketList : undefined;
