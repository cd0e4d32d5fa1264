/** One command of each kind on findings, reviews and follow-ups. */
import { type Command, type FindingForm, portal, type Role } from "../engine";
import { value } from "./changedData";

/** A document under way at the first internal auditor. */
const WORK = "ASSIGN_1763432061726";

const form: FindingForm = {
  title: "Izin melewati batas",
  condition: "Luas wilayah melebihi keputusan.",
  criteria: "Keputusan perpanjangan izin.",
  cause: "",
  effect: "",
  recommendations: [{ number: 0, text: "Sesuaikan batas wilayah." }],
  class: "administrative",
  severity: "medium",
  calculation: "",
};

const section = { section: { assignment: WORK, section: 0, quote: "" } };

const audit = () => value("audit", WORK);
const findings = () => audit()?.findings.map((one) => [one.form, one.evidence]);
const review = () => [audit()?.review, audit()?.comments];

function act(role: Role, command: Command) {
  portal().dispatch({ session: { actAs: { role, person: undefined } } });
  portal().dispatch(command);
}

/** Writes a finding with evidence and returns its id. */
function written(): string {
  act("internal_auditor", { finding: { write: { assignment: WORK, form } } });
  const finding = audit()?.findings[0]?.id ?? "";
  const target = { finding: { finding } };
  act("internal_auditor", {
    finding: { pin: { target, form: { caption: "", place: section } } },
  });
  return finding;
}

const submit: Command = {
  review: { submit: { assignment: WORK, conclusion: "qualified", summary: "" } },
};
const accept: Command = { review: { accept: { assignment: WORK, note: "" } } };

function submitted(): string {
  const finding = written();
  act("internal_auditor", submit);
  return finding;
}

/** Publishes a finding and returns the id of its follow-up. */
export function accepted(role: Role): string {
  const finding = submitted();
  act("cms_auditor", accept);
  portal().dispatch({ session: { actAs: { role, person: undefined } } });
  return `TL_${finding}`;
}

function asAdministrator(command: Command): Command {
  portal().dispatch({ session: { actAs: { role: "cms_auditor", person: undefined } } });
  return command;
}

const followUp = () => value("followUps", {})?.rows;

function commented(): string {
  act("cms_auditor", {
    review: { comment: { assignment: WORK, place: "assignment", text: "Lengkapi." } },
  });
  return audit()?.comments[0]?.id ?? "";
}

const evidenceOf = (finding: string) =>
  audit()?.findings.find(({ id }) => id === finding)?.evidence[0]?.id ?? "";

export const AUDIT_EXAMPLES = {
  "finding.write": {
    role: "internal_auditor",
    command: { finding: { write: { assignment: WORK, form } } },
    seen: findings,
  },
  "finding.edit": {
    role: "internal_auditor",
    command: async () => ({
      finding: { edit: { finding: written(), form: { ...form, title: "Lain" } } },
    }),
    seen: findings,
  },
  "finding.pin": {
    role: "internal_auditor",
    command: async () => ({
      finding: {
        pin: {
          target: { finding: { finding: written() } },
          form: { caption: "Lihat", place: section },
        },
      },
    }),
    seen: findings,
  },
  "finding.caption": {
    role: "internal_auditor",
    command: async () => {
      const finding = written();
      return {
        finding: { caption: { finding, evidence: evidenceOf(finding), caption: "Halaman 1" } },
      };
    },
    seen: findings,
  },
  "finding.unpin": {
    role: "internal_auditor",
    command: async () => {
      const finding = written();
      return { finding: { unpin: { finding, evidence: evidenceOf(finding) } } };
    },
    seen: findings,
  },
  "finding.delete": {
    role: "internal_auditor",
    command: async () => ({ finding: { delete: { finding: written() } } }),
    seen: findings,
  },
  "review.submit": {
    role: "internal_auditor",
    command: async () => {
      written();
      return submit;
    },
    seen: review,
  },
  "review.return": {
    role: "cms_auditor",
    command: async () => {
      submitted();
      return asAdministrator({ review: { return: { assignment: WORK, reason: "Kurang." } } });
    },
    seen: review,
  },
  "review.accept": {
    role: "cms_auditor",
    command: async () => {
      submitted();
      return asAdministrator(accept);
    },
    seen: review,
  },
  "review.reopen": {
    role: "cms_auditor",
    command: async () => {
      accepted("cms_auditor");
      return { review: { reopen: { assignment: WORK, reason: "Bukti baru." } } };
    },
    seen: review,
  },
  "review.comment": {
    role: "cms_auditor",
    command: {
      review: { comment: { assignment: WORK, place: "assignment", text: "Lengkapi." } },
    },
    seen: review,
  },
  "review.resolve": {
    role: "cms_auditor",
    command: async () => ({
      review: { resolve: { assignment: WORK, comment: commented(), isResolved: true } },
    }),
    seen: review,
  },
  "followUp.answer": {
    role: "badan_usaha",
    command: async () => ({
      followUp: {
        answer: {
          followUp: accepted("badan_usaha"),
          recommendation: 1,
          form: { text: "Sudah disesuaikan.", promised: "", files: [] },
        },
      },
    }),
    seen: followUp,
  },
  "followUp.assess": {
    role: "internal_auditor",
    command: async () => ({
      followUp: {
        assess: {
          followUp: accepted("internal_auditor"),
          recommendation: 1,
          form: { status: "done", settled: "", reason: "" },
        },
      },
    }),
    seen: () => audit()?.followUps,
  },
} satisfies Record<
  string,
  { role: Role; command: Command | (() => Promise<Command>); seen: () => unknown }
>;
