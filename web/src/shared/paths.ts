/**
 * All addresses of the portal (§2.2): `…Pattern` is for the router; functions build an address and escape their
 * parameter.
 */
const businessEntity = "/badan-usaha";
const internal = "/internal-esdm";
const agent = "/agent";
const auditor = "/auditor";
const cmsAuditor = "/cms-auditor";
const dashboardBuilder = "/dashboard-builder";

type Place = { tahapan: string; badanUsaha: string };

const below = (base: string, parameter: string) => `${base}/${encodeURIComponent(parameter)}`;

/** Beyond §2.2: the dashboards that an area may read (decisions §7). */
const readingIn = (area: string) => ({
  dashboards: `${area}/dashboards`,
  dashboardPattern: `${area}/dashboards/:id`,
  dashboard: (id: string) => below(`${area}/dashboards`, id),
});

/** Parameters of a page that opens a document at a place: the words to search in it, and the place. */
export const READER = { words: "kata", at: "di" };

export const paths = {
  roleSelector: "/",
  badanUsaha: {
    root: businessEntity,
    ...readingIn(businessEntity),
    tickets: `${businessEntity}/tickets`,
    ticketsWithStatus: (status: string) => `${businessEntity}/tickets?status=${status}`,
    createTicket: `${businessEntity}/create-ticket`,
    /** Beyond §2.2: the ticket remembers the finding. */
    createTicketAbout: (finding: string) =>
      `${businessEntity}/create-ticket?${new URLSearchParams({ temuan: finding })}`,
    /** Beyond §2.2: the ticket continues an earlier one. */
    createTicketAfter: (ticket: string) =>
      `${businessEntity}/create-ticket?${new URLSearchParams({ lanjutan: ticket })}`,
    ticketPattern: `${businessEntity}/tickets/:id`,
    ticket: (id: string) => below(`${businessEntity}/tickets`, id),
    /** Beyond §2.2: the follow-up of accepted findings (decisions §9). */
    followUps: `${businessEntity}/follow-up`,
    followUpPattern: `${businessEntity}/follow-up/:id`,
    followUp: (id: string) => below(`${businessEntity}/follow-up`, id),
  },
  internalEsdm: {
    root: internal,
    ...readingIn(internal),
    allTickets: `${internal}/all-tickets`,
    dueToday: `${internal}/all-tickets?sla=hari-ini`,
    pending: `${internal}/pending`,
    open: `${internal}/open`,
    resolved: `${internal}/resolved`,
    closed: `${internal}/closed`,
    reassign: `${internal}/reassign`,
    /** Beyond §2.2: what waits for the administrator, and what nobody has. */
    waiting: `${internal}/waiting`,
    unassigned: `${internal}/unassigned`,
    /** Beyond §2.2: 'Ajukan Tiket' (§2.4) files a ticket for a company here. */
    createTicket: `${internal}/create-ticket`,
    /** Beyond §2.2: the settings of the help desk (decisions §10). */
    settings: `${internal}/settings`,
    departments: `${internal}/settings?bagian=departments`,
    /** The unfinished tickets of an agent, a company or a department. */
    unfinishedTickets: (part: "penanggungJawab" | "badanUsaha" | "departemen", id: string) =>
      `${internal}/all-tickets?${new URLSearchParams({ [part]: id, q: "-status:resolved -status:closed" })}`,
    ticketPattern: `${internal}/tickets/:id`,
    ticket: (id: string) => below(`${internal}/tickets`, id),
    ticketsWithLabel: (label: string) =>
      `${internal}/all-tickets?label=${encodeURIComponent(label)}`,
  },
  agent: {
    root: agent,
    ...readingIn(agent),
    allTickets: `${agent}/all-tickets`,
    dueToday: `${agent}/all-tickets?sla=hari-ini`,
    new: `${agent}/new`,
    open: `${agent}/open`,
    pending: `${agent}/pending`,
    resolved: `${agent}/resolved`,
    closed: `${agent}/closed`,
    /** Beyond §2.2: what the agent has, what waits for the agent, what nobody has, and what the department has. */
    mine: `${agent}/my-tickets`,
    waiting: `${agent}/waiting`,
    unassigned: `${agent}/unassigned`,
    department: `${agent}/department`,
    ticketPattern: `${agent}/tickets/:id`,
    ticket: (id: string) => below(`${agent}/tickets`, id),
    ticketsWithLabel: (label: string) => `${agent}/all-tickets?label=${encodeURIComponent(label)}`,
  },
  auditor: {
    root: auditor,
    ...readingIn(auditor),
    internal: `${auditor}/internal`,
    external: `${auditor}/external`,
    detailPattern: `${auditor}/detail/:id`,
    detail: (id: string) => below(`${auditor}/detail`, id),
    tabular: `${auditor}/tabular`,
    document: `${auditor}/document`,
    categoryPattern: `${auditor}/category/:category`,
    category: (category: string) => below(`${auditor}/category`, category),
  },
  cmsAuditor: {
    root: cmsAuditor,
    ...readingIn(cmsAuditor),
    query: `${cmsAuditor}/query`,
    queryIn: (tahapan: string) => `${cmsAuditor}/query?tahapan=${encodeURIComponent(tahapan)}`,
    documents: `${cmsAuditor}/documents`,
    documentsIn: (tahapan: string) =>
      `${cmsAuditor}/documents?tahapan=${encodeURIComponent(tahapan)}`,
    /** A dataset as the result of a query, with a search in its table. */
    dataset: ({ tahapan, badanUsaha, kegiatan }: Place & { kegiatan: string }, q = "") =>
      `${cmsAuditor}/query?${new URLSearchParams({ tahapan, badanUsaha, kegiatan, hasil: "1", ...(q && { q }) })}`,
    shelf: ({ tahapan, badanUsaha }: Place) =>
      `${cmsAuditor}/documents?${new URLSearchParams({ tahapan, badanUsaha })}`,
    /** A document on its shelf, with its preview open. */
    document: ({ tahapan, badanUsaha }: Place, pratinjau: string) =>
      `${cmsAuditor}/documents?${new URLSearchParams({ tahapan, badanUsaha, pratinjau })}`,
    assignments: `${cmsAuditor}/assignments`,
    assignment: (id: string) => `${cmsAuditor}/assignments?detail=${encodeURIComponent(id)}`,
    assignmentsOf: (dataName: string) =>
      `${cmsAuditor}/assignments?${new URLSearchParams({ q: dataName })}`,
    auditors: `${cmsAuditor}/auditors`,
    /** Beyond §2.2: the worklist of the review (decisions §9). */
    reviews: `${cmsAuditor}/reviews`,
  },
  dashboardBuilder: {
    root: dashboardBuilder,
    detailPattern: `${dashboardBuilder}/dashboard/:id`,
    detail: (id: string) => below(`${dashboardBuilder}/dashboard`, id),
    create: `${dashboardBuilder}/create`,
    editPattern: `${dashboardBuilder}/edit/:id`,
    edit: (id: string) => below(`${dashboardBuilder}/edit`, id),
    categoryPattern: `${dashboardBuilder}/category/:category`,
    category: (category: string) => below(`${dashboardBuilder}/category`, category),
    published: `${dashboardBuilder}/published`,
    drafts: `${dashboardBuilder}/drafts`,
  },
} as const;
