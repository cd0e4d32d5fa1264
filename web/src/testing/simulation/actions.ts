import type { Command, FileFacts, Role, Slice, Subject } from "../../engine";
import type { Random } from "./random";
import type { SimulatedTab } from "./simulatedTab";

/** Tickets of the sample data: they are never removed, so a reply always finds its ticket. */
export const sampleTickets = ["N4W7KD", "R8K2AB", "P3ND9G", "B4L1KX", "S0LV3D"] as const;

/** The command that adds a label to the first sample ticket. */
export function addLabel({ facade }: SimulatedTab, label: string): Command {
  const [ticket] = sampleTickets;
  const answer = facade.readOnce("ticketDetail", ticket);
  const present = answer.kind === "ok" ? answer.value.labels.map(({ id }) => id) : [];
  return { ticket: { setLabels: { ticket, labels: [...present, label] } } };
}

interface Deed {
  role: Role;
  command: Command;
}

/** Records for a random action, with a text and a number. */
interface Chosen {
  ticket: string;
  label: string;
  auditor: string;
  assignment: string;
  dashboard: string;
  name: string;
  count: number;
}

const auditorForm = (count: number) => ({
  name: `Auditor ${count}`,
  email: `auditor${count}@audit.example`,
  type: "internal",
  company: "",
  expertise: ["PNBP"],
});

const ticketForm = (count: number) => ({
  requester: undefined,
  title: `Kuota ${count}`,
  category: "Teknis",
  description: "Kuota habis.",
  attachments: [],
});

const dashboardForm = (name: string) => ({
  name,
  description: "",
  category: "Operasi",
  permission: "internal",
  thumbnail: "",
});

const ofAgents = ({ ticket, label, name, count }: Chosen): Command[] => [
  { ticket: { setPriority: { ticket, priority: count % 2 ? "low" : "high" } } },
  { ticket: { setStatus: { ticket, status: count % 2 ? "open" : "pending" } } },
  { ticket: { take: { ticket } } },
  { ticket: { giveBack: { ticket, reason: "bebanKerja", note: undefined } } },
  { ticket: { setLabels: { ticket, labels: count % 4 ? [label] : [] } } },
  { label: { save: { id: undefined, name } } },
  { label: { save: { id: label, name } } },
  { label: { delete: { id: label } } },
  { cannedReply: { save: { id: undefined, title: `${name} ${count}`, content: "Isi" } } },
  { cannedReply: { delete: { id: "CANNED_terima" } } },
];

const ofKeepers = ({ auditor, assignment, count }: Chosen): Command[] => [
  { auditor: { save: { id: undefined, form: auditorForm(count) } } },
  { auditor: { save: { id: auditor, form: auditorForm(count % 9) } } },
  { auditor: { delete: { id: auditor } } },
  {
    assignment: {
      create: {
        form: {
          data:
            count % 3 ? [count % 2 ? "TAB-PJL-01" : "DOC-PRZ-02"] : ["TAB-PJL-01", "DOC-PRZ-02"],
          auditorType: "internal",
          auditor,
          expiryDate: "30/11/2026",
          notes: "",
        },
      },
    },
  },
  { assignment: { start: { assignment } } },
  { assignment: { complete: { assignment } } },
  { assignment: { extend: { form: { assignment, expiryDate: "24/12/2026" } } } },
  { assignment: { edit: { form: { assignment, expiryDate: "30/11/2026", notes: `${count}` } } } },
  {
    assignment: {
      handOver: {
        form: { assignment, auditorType: "internal", auditor, expiryDate: "30/11/2026" },
      },
    },
  },
  { assignment: { delete: { assignment } } },
  {
    repository: {
      edit: {
        form: {
          id: "TAB-PJL-01",
          place: { tahapan: "Penjualan", badanUsaha: "PT Baru", description: `${count}` },
          name: "",
          kegiatan: `Kegiatan ${count % 3}`,
        },
      },
    },
  },
  { repository: { remove: { id: "DOC-PRZ-02" } } },
];

const ofBuilders = ({ dashboard, name }: Chosen): Command[] => [
  { dashboard: { create: { form: dashboardForm(name) } } },
  { dashboard: { save: { dashboard, form: dashboardForm(name), widgets: [] } } },
  { dashboard: { publish: { dashboard } } },
  { dashboard: { duplicate: { dashboard } } },
  { dashboard: { delete: { dashboard } } },
];

const ofBusinesses = ({ ticket, count }: Chosen): Command[] => [
  { ticket: { create: { form: ticketForm(count) } } },
  { ticket: { close: { ticket } } },
  { ticket: { reopen: { ticket } } },
];

const ofEsdm = ({ ticket }: Chosen): Command[] => [
  { ticket: { assign: { ticket, agent: "agent-2", reason: undefined } } },
];

const roles: readonly [Role, ...Role[]] = [
  "agent",
  "agent",
  "cms_auditor",
  "dashboard_builder",
  "badan_usaha",
  "internal_esdm",
];

/** Random actions on records of the sample data and of all tabs. */
export class Actions {
  readonly #random: Random;
  #made: Subject[] = [];
  #count = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  learn(subject: Subject): void {
    this.#made.push(subject);
  }

  reply(content: string): Command {
    const ticket = this.#random.pick(sampleTickets);
    const status = this.#random.chance(0.2) ? "open" : undefined;
    return { ticket: { reply: { ticket, content, status, attachments: this.#attachments() } } };
  }

  any(): Deed {
    const role = this.#random.pick(roles);
    const chosen = this.#choose();
    const make = {
      agent: ofAgents,
      cms_auditor: ofKeepers,
      dashboard_builder: ofBuilders,
      badan_usaha: ofBusinesses,
      internal_esdm: ofEsdm,
      internal_auditor: ofEsdm,
      external_auditor: ofEsdm,
    }[role];
    const command = this.#random.anyOf(make(chosen));
    return { role, command: command ?? this.reply("") };
  }

  /** Undoes one of a tab's last commits, or restores an earlier value. */
  past(tab: SimulatedTab): { commit: { seq: number }; command: Command } | undefined {
    const commit = this.#random.anyOf(tab.commits.slice(-4));
    const seq = commit && tab.facade.living.seqOf(commit);
    if (commit === undefined || seq === undefined) return undefined;
    const record = this.#random.anyOf(this.#made.slice(-6));
    const restores = record !== undefined && this.#random.chance(0.3);
    const command: Command = restores
      ? { history: { restore: { seq, record } } }
      : { history: { undo: { seq } } };
    return { commit, command };
  }

  #attachments(): FileFacts[] {
    if (!this.#random.chance(0.3)) return [];
    const head = [..."%PDF-1.7"].map((letter) => letter.charCodeAt(0));
    return [{ name: "surat.pdf", size: 64, head }];
  }

  #choose(): Chosen {
    const random = this.#random;
    this.#count += 1;
    return {
      ticket: random.pick([...sampleTickets, ...this.#of("tickets")]),
      label: random.pick(["LABEL_rkab", "LABEL_pnbp", ...this.#of("labels")]),
      auditor: random.pick(["INTERNAL100001", "INTERNAL100002", ...this.#of("auditors")]),
      assignment: random.pick(["ASSIGN_1763777711106", ...this.#of("assignments")]),
      dashboard: random.pick(["dash_1763259248319", ...this.#of("dashboards")]),
      name: `Nama ${random.below(6)}`,
      count: this.#count,
    };
  }

  #of(slice: Slice): string[] {
    return this.#made.filter((subject) => subject.slice === slice).map(({ id }) => id);
  }
}
