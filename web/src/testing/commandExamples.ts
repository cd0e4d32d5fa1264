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
  status,
  value,
  work,
} from "./changedData";
import { TICKET_EXAMPLES } from "./ticketExamples";

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

const form = {
  name: "Produksi harian",
  description: "",
  category: "Operasi",
  permission: "private",
  thumbnail: "",
};

export const EXAMPLES: Record<ActionName, Example> = {
  ...TICKET_EXAMPLES,
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
