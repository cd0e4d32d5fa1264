/** One command of each kind, for tests that carry out all of them. */
import { type Command, type DatasetForm, factsOf, portal, type Role, readCsvFile } from "../engine";
import { AUDIT_EXAMPLES } from "./auditExamples";
import {
  assignments,
  auditors,
  dashboard,
  dashboards,
  datasets,
  documents,
  labels,
  replies,
  said,
  status,
  ticket,
  value,
  work,
} from "./changedData";

type KeyOf<Union> = Union extends unknown ? keyof Union & string : never;
type NameOf<Union> = Union extends unknown
  ? { [Part in keyof Union & string]: `${Part}.${KeyOf<Union[Part]>}` }[keyof Union & string]
  : never;
/** Leaves out what cannot be undone (the person, what was looked at, the note on a saved file), and undo itself. */
type ActionName = Exclude<
  NameOf<Command>,
  | "session.actAs"
  | `seen.${string}`
  | "package.record"
  | "history.undo"
  | "history.restore"
  | "history.restoreField"
>;

type Example = {
  role: Role;
  command: Command | (() => Promise<Command>);
  /** The data that the action changes, as a screen shows them. */
  seen?: () => unknown;
};

const ownTickets = { list: "businessAll" } as const;

const savedView = {
  savedView: { save: { id: undefined, name: "Mendesak", isShared: true, parts: [] } },
};

const views = () => value("savedViews");

const STARTING = "ASSIGN_1763777711106";
const UNDER_WAY = "ASSIGN_1763604886416";
const SERVICE = "dash_1763604898133";
const DRAFT = "dash_1763259248319";
const place = { tahapan: "Penjualan", badanUsaha: "PT Baru", description: "" };
/** The command that stores a small file. */
async function storeDataset(
  where: Pick<DatasetForm, "place" | "kegiatan" | "existing">,
): Promise<Command> {
  const file = new File(["nama\nb\na\n"], "data.csv");
  const intake = await readCsvFile(file, undefined, new AbortController().signal);
  const content = intake.kind === "read" ? intake.preview.content : undefined;
  if (content === undefined) throw new Error(intake.kind);
  const read = { content, fileName: file.name, kinds: [undefined], headers: [] };
  return { repository: { storeDataset: { form: { ...where, ...read } } } };
}

const steps = () => value("workingPaper", STARTING)?.steps.map(({ purpose }) => purpose);
const stepForm = {
  search: "",
  filters: "",
  test: { kind: "gaps" as const, values: [{ name: "column", value: "No. Pengapalan" }] },
  purpose: "Nomor pengapalan lengkap",
  conclusion: "",
};

const sampleForm = {
  ...stepForm,
  test: {
    kind: "sample" as const,
    values: [
      { name: "method", value: "simple" },
      { name: "method.size", value: "5" },
      { name: "seed", value: "1" },
    ],
  },
};

/** Keeps a step and returns its id. */
function keepStep(form: typeof stepForm | typeof sampleForm = stepForm): string {
  portal().dispatch({ workingPaper: { keep: { assignment: STARTING, form } } });
  return value("workingPaper", STARTING)?.steps[0]?.id ?? "";
}

/** Writes an internal note and returns its id. */
function addNote(): string {
  const note = { ticket: "R8K2AB", content: "Periksa.", attachments: [] };
  portal().dispatch({ ticket: { addNote: note } });
  return value("ticketDetail", "R8K2AB")?.conversation.at(-1)?.note?.id ?? "";
}

const form = {
  name: "Produksi harian",
  description: "",
  category: "Operasi",
  permission: "private",
  thumbnail: "",
};

const promise = { priority: "", category: "", assign: "2", answer: "4", resolve: "9" };
const workday = { isOpen: true, from: "08.00", to: "16.00" };

export const EXAMPLES: Record<ActionName, Example> = {
  "ticket.create": {
    role: "badan_usaha",
    command: {
      ticket: {
        create: {
          form: {
            requester: undefined,
            title: "Kuota",
            category: "Teknis",
            description: "Kuota habis.",
            attachments: [],
          },
        },
      },
    },
    seen: () => value("ticketList", ownTickets)?.rows.length,
  },
  "ticket.reply": {
    role: "agent",
    command: {
      ticket: {
        reply: { ticket: "R8K2AB", content: "Baik.", status: "resolved", attachments: [] },
      },
    },
    seen: ticket("R8K2AB"),
  },
  "ticket.addNote": {
    role: "agent",
    command: { ticket: { addNote: { ticket: "R8K2AB", content: "Periksa.", attachments: [] } } },
    seen: ticket("R8K2AB"),
  },
  "ticket.editNote": {
    role: "agent",
    command: async () => ({ ticket: { editNote: { note: addNote(), content: "Lain." } } }),
    seen: said("R8K2AB"),
  },
  "ticket.deleteNote": {
    role: "internal_esdm",
    command: async () => ({ ticket: { deleteNote: { note: addNote() } } }),
    seen: said("R8K2AB"),
  },
  "ticket.setStatus": {
    role: "agent",
    command: { ticket: { setStatus: { ticket: "R8K2AB", status: "pending" } } },
    seen: ticket("R8K2AB"),
  },
  "ticket.close": {
    role: "badan_usaha",
    command: { ticket: { close: { ticket: "R8K2AB" } } },
    seen: ticket("R8K2AB"),
  },
  "ticket.reopen": {
    role: "badan_usaha",
    command: { ticket: { reopen: { ticket: "S0LV3D" } } },
    seen: ticket("S0LV3D"),
  },
  "ticket.take": {
    role: "agent",
    command: { ticket: { take: { ticket: "N4W7KD" } } },
    seen: ticket("N4W7KD"),
  },
  "ticket.assign": {
    role: "internal_esdm",
    command: { ticket: { assign: { ticket: "N4W7KD", agent: "agent-2", reason: "" } } },
    seen: ticket("N4W7KD"),
  },
  "ticket.giveBack": {
    role: "agent",
    command: { ticket: { giveBack: { ticket: "R8K2AB", reason: "bebanKerja", note: "" } } },
    seen: ticket("R8K2AB"),
  },
  // Changes only the activity list, which also shows the undo.
  "ticket.sendToDepartment": {
    role: "internal_esdm",
    command: {
      ticket: {
        sendToDepartment: { ticket: "R8K2AB", department: "Departemen - Regulasi", note: "" },
      },
    },
  },
  "ticket.setPriority": {
    role: "agent",
    command: { ticket: { setPriority: { ticket: "R8K2AB", priority: "low" } } },
    seen: ticket("R8K2AB"),
  },
  "ticket.setLabels": {
    role: "agent",
    command: { ticket: { setLabels: { ticket: "R8K2AB", labels: ["LABEL_pnbp"] } } },
    seen: ticket("R8K2AB"),
  },
  "ticket.bulk": {
    role: "agent",
    command: {
      ticket: {
        bulk: {
          tickets: { chosen: { ids: ["R8K2AB", "N4W7KD"] } },
          change: { setStatus: { status: "resolved" } },
        },
      },
    },
    seen: () => [ticket("R8K2AB")(), ticket("N4W7KD")()],
  },
  "ticket.merge": {
    role: "agent",
    command: { ticket: { merge: { into: "R8K2AB", tickets: ["S0LV3D"] } } },
    seen: ticket("S0LV3D"),
  },
  "ticket.split": {
    role: "agent",
    command: {
      ticket: { split: { ticket: "R8K2AB", message: 2, title: "Hal lain", category: "Umum" } },
    },
    seen: ticket("R8K2AB"),
  },
  "ticket.link": {
    role: "internal_esdm",
    command: { ticket: { link: { ticket: "R8K2AB", other: "N4W7KD", kind: "related" } } },
    seen: ticket("N4W7KD"),
  },
  "ticket.unlink": {
    role: "agent",
    command: () => {
      const link = { ticket: "R8K2AB", other: "N4W7KD", kind: "related" } as const;
      portal().dispatch({ ticket: { link } });
      return Promise.resolve({ ticket: { unlink: { ticket: "R8K2AB", other: "N4W7KD" } } });
    },
    seen: ticket("N4W7KD"),
  },
  "ticket.rate": {
    role: "badan_usaha",
    command: { ticket: { rate: { ticket: "S0LV3D", isSatisfied: true, comment: "Cepat" } } },
    seen: ticket("S0LV3D"),
  },
  "label.save": {
    role: "agent",
    command: { label: { save: { id: undefined, name: "Mendesak" } } },
    seen: labels,
  },
  "label.addTo": {
    role: "agent",
    command: { label: { addTo: { ticket: "R8K2AB", name: "Mendesak" } } },
    seen: () => [labels(), ticket("R8K2AB")()],
  },
  "label.delete": {
    role: "agent",
    command: { label: { delete: { id: "LABEL_rkab" } } },
    seen: () => [labels(), ticket("R8K2AB")()],
  },
  "savedView.save": {
    role: "agent",
    command: savedView,
    seen: views,
  },
  "savedView.delete": {
    role: "agent",
    command: async () => {
      portal().dispatch(savedView);
      return { savedView: { delete: { id: value("savedViews")?.[0]?.id ?? "" } } };
    },
    seen: views,
  },
  "cannedReply.save": {
    role: "agent",
    command: { cannedReply: { save: { id: undefined, title: "Penutup", content: "Salam" } } },
    seen: replies,
  },
  "deskSettings.saveTargets": {
    role: "internal_esdm",
    command: { deskSettings: { saveTargets: { form: { targets: [promise], quietDays: "7" } } } },
    seen: () => value("deskSettings"),
  },
  "deskSettings.saveCalendar": {
    role: "internal_esdm",
    command: {
      deskSettings: {
        saveCalendar: {
          form: { zone: "WIT", hours: Array(7).fill(workday), workedHolidays: [], holidays: [] },
        },
      },
    },
    seen: () => value("deskSettings"),
  },
  "cannedReply.delete": {
    role: "agent",
    command: { cannedReply: { delete: { id: "CANNED_terima" } } },
    seen: replies,
  },
  "auditor.save": {
    role: "cms_auditor",
    command: {
      auditor: {
        save: {
          id: undefined,
          form: {
            name: "Ayu",
            email: "ayu@audit.example",
            type: "external",
            company: "",
            expertise: ["PNBP"],
          },
        },
      },
    },
    seen: auditors,
  },
  "auditor.delete": {
    role: "cms_auditor",
    command: { auditor: { delete: { id: "INTERNAL100001" } } },
    seen: () => [auditors(), assignments()],
  },
  "assignment.create": {
    role: "cms_auditor",
    command: {
      assignment: {
        create: {
          form: {
            data: ["TAB-PJL-01", "DOC-PRZ-02"],
            auditorType: "internal",
            auditor: "INTERNAL100001",
            expiryDate: "30/11/2026",
            notes: "",
          },
        },
      },
    },
    seen: assignments,
  },
  "assignment.start": {
    role: "cms_auditor",
    command: { assignment: { start: { assignment: STARTING } } },
    seen: status(STARTING),
  },
  "assignment.complete": {
    role: "cms_auditor",
    command: { assignment: { complete: { assignment: UNDER_WAY } } },
    seen: status(UNDER_WAY),
  },
  "assignment.extend": {
    role: "cms_auditor",
    command: {
      assignment: { extend: { form: { assignment: STARTING, expiryDate: "24/12/2026" } } },
    },
    seen: work(STARTING),
  },
  "assignment.handOver": {
    role: "cms_auditor",
    command: {
      assignment: {
        handOver: {
          form: {
            assignment: STARTING,
            auditorType: "external",
            auditor: "EXTERNAL100001",
            expiryDate: "24/12/2026",
          },
        },
      },
    },
    seen: work(STARTING),
  },
  "assignment.edit": {
    role: "cms_auditor",
    command: {
      assignment: {
        edit: { form: { assignment: STARTING, expiryDate: "24/12/2026", notes: "Periksa." } },
      },
    },
    seen: work(STARTING),
  },
  "assignment.renew": {
    role: "cms_auditor",
    command: async () => {
      const there = { ...place, badanUsaha: "PT Bara Khatulistiwa" };
      portal().dispatch(
        await storeDataset({ place: there, kegiatan: "PNBP", existing: "replace" }),
      );
      return { assignment: { renew: { assignment: STARTING } } };
    },
    seen: () => value("assignmentDetail", STARTING)?.version?.place,
  },
  "assignment.delete": {
    role: "cms_auditor",
    command: { assignment: { delete: { assignment: STARTING } } },
    seen: status(STARTING),
  },
  "workingPaper.keep": {
    role: "internal_auditor",
    command: { workingPaper: { keep: { assignment: STARTING, form: stepForm } } },
    seen: steps,
  },
  "workingPaper.edit": {
    role: "internal_auditor",
    command: async () => ({
      workingPaper: { edit: { step: keepStep(), purpose: "Lengkap", conclusion: "Ya" } },
    }),
    seen: steps,
  },
  "workingPaper.recordItem": {
    role: "internal_auditor",
    command: async () => {
      const step = keepStep(sampleForm);
      const [item] = value("sampleItems", { step, first: 0, count: 1 })?.items ?? [];
      const form = { finding: "deviates", amount: "", note: "Tanpa berita acara" };
      return { workingPaper: { recordItem: { step, number: item?.number ?? 0, form } } };
    },
    seen: () => value("workingPaper", STARTING)?.steps.map(({ examined }) => examined),
  },
  "workingPaper.delete": {
    role: "internal_auditor",
    command: async () => ({ workingPaper: { delete: { step: keepStep() } } }),
    seen: steps,
  },
  ...AUDIT_EXAMPLES,
  "repository.storeDataset": {
    role: "cms_auditor",
    command: () => storeDataset({ place, kegiatan: "Uji" }),
    seen: datasets,
  },
  "repository.storeDocument": {
    role: "cms_auditor",
    command: async () => {
      const [file] = await factsOf([new File(["%PDF-1.7 isi"], "laporan.pdf")]);
      if (file === undefined) throw new Error("no facts");
      return { repository: { storeDocument: { form: { place, file, sections: [] } } } };
    },
    seen: documents,
  },
  "repository.edit": {
    role: "cms_auditor",
    command: {
      repository: { edit: { form: { id: "DOC-PRZ-02", place, name: "Baru", kegiatan: "" } } },
    },
    seen: () => [documents(), value("editData", "DOC-PRZ-02")],
  },
  "repository.remove": {
    role: "cms_auditor",
    command: { repository: { remove: { id: "DOC-PRZ-02" } } },
    seen: documents,
  },
  "dashboard.create": {
    role: "dashboard_builder",
    command: { dashboard: { create: { form } } },
    seen: dashboards,
  },
  "dashboard.save": {
    role: "dashboard_builder",
    command: {
      dashboard: {
        save: { dashboard: DRAFT, form: { ...form, permission: "internal" }, widgets: [] },
      },
    },
    seen: dashboard(DRAFT),
  },
  "dashboard.publish": {
    role: "dashboard_builder",
    command: { dashboard: { publish: { dashboard: DRAFT } } },
    seen: dashboard(DRAFT),
  },
  "dashboard.unpublish": {
    role: "dashboard_builder",
    command: { dashboard: { unpublish: { dashboard: SERVICE } } },
    seen: dashboard(SERVICE),
  },
  "dashboard.duplicate": {
    role: "dashboard_builder",
    command: { dashboard: { duplicate: { dashboard: SERVICE } } },
    seen: dashboards,
  },
  "dashboard.delete": {
    role: "dashboard_builder",
    command: { dashboard: { delete: { dashboard: SERVICE } } },
    seen: () => [dashboards(), dashboard(SERVICE)()],
  },
  "dashboard.import": {
    role: "dashboard_builder",
    command: async () => {
      const definition: unknown = value("definitionFile", SERVICE)?.definition;
      return { dashboard: { import: { definition } } };
    },
    seen: dashboards,
  },
};
