import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Command, portal, type Role, readView } from "../../engine";
import { openTestPortal, renderAt } from "../../testing/portal";
import { ToastRegion } from "../toast/ToastRegion";
import { HistoryDialog, type HistorySlice } from "./HistoryDialog";

function done(command: Command) {
  const outcome = portal().dispatch(command);
  if (outcome.kind !== "ok") throw new Error(JSON.stringify(outcome));
}

async function draw(slice: HistorySlice, record?: { id: string; name: string }) {
  const drawn = renderAt(
    <>
      <HistoryDialog slice={slice} record={record} onClose={vi.fn()} />
      <ToastRegion />
    </>,
    "/",
  );
  const dialog = within(screen.getByRole("dialog"));
  const toasts = within(screen.getByRole("region", { name: "Pemberitahuan" }));
  return { ...drawn, dialog, toasts };
}

const auditor = {
  name: "Hendra K.",
  email: "hendra.kusuma@esdm.example",
  type: "internal",
  company: "Kementerian ESDM",
  expertise: ["PNBP"],
};

type Kind = {
  slice: HistorySlice;
  role: Role;
  name: string;
  change: Command;
  difference: RegExp;
  remove: Command;
  seen: () => unknown;
};

const STARTING = "ASSIGN_1763777711106";
const SERVICE = "dash_1763604898133";

function assignment() {
  const answer = readView("assignmentDetail", STARTING);
  return answer.kind === "ok" ? answer.value.row.status : undefined;
}

function serviceName() {
  const answer = readView("editableDashboard", SERVICE);
  return answer.kind === "ok" ? answer.value.form.name : undefined;
}

const KINDS: Kind[] = [
  {
    slice: "labels",
    role: "agent",
    name: "RKAB",
    change: { label: { save: { id: "LABEL_rkab", name: "Rencana kerja" } } },
    difference: /^Nama: RKAB → Rencana kerja$/,
    remove: { label: { delete: { id: "LABEL_rkab" } } },
    seen: () => [readView("labels"), readView("ticketDetail", "R8K2AB")].map(withoutActivity),
  },
  {
    slice: "cannedReplies",
    role: "agent",
    name: "Laporan diterima",
    change: { cannedReply: { save: { id: "CANNED_terima", title: "Diterima", content: "Baik." } } },
    difference: /^Judul: .* → Diterima$/,
    remove: { cannedReply: { delete: { id: "CANNED_terima" } } },
    seen: () => readView("cannedReplies", { search: "", ticket: undefined }),
  },
  {
    slice: "auditors",
    role: "cms_auditor",
    name: "Hendra Kusuma",
    change: { auditor: { save: { id: "INTERNAL100001", form: auditor } } },
    difference: /^Nama: Hendra Kusuma → Hendra K\.$/,
    remove: { auditor: { delete: { id: "INTERNAL100001" } } },
    seen: () => [readView("auditorRegister"), readView("assignmentCounts")],
  },
  {
    slice: "assignments",
    role: "cms_auditor",
    name: "",
    change: { assignment: { start: { assignment: STARTING } } },
    difference: /^Status: .+ → .+$/,
    remove: { assignment: { delete: { assignment: STARTING } } },
    seen: assignment,
  },
  {
    slice: "dashboards",
    role: "dashboard_builder",
    name: "Layanan Tiket",
    change: {
      dashboard: {
        save: {
          dashboard: SERVICE,
          form: {
            name: "Layanan",
            description: "",
            category: "Administrasi",
            permission: "publik",
            thumbnail: "",
          },
          widgets: [],
        },
      },
    },
    difference: /^Nama: Layanan Tiket → Layanan$/,
    remove: { dashboard: { delete: { dashboard: SERVICE } } },
    seen: serviceName,
  },
];

/** The undo is itself an entry in the activity list. */
const withoutActivity = (answer: unknown) =>
  JSON.stringify(answer, (key, value) => (key === "activity" ? undefined : value));

describe.each(KINDS)("the history of $slice", ({ slice, role, name, ...kind }) => {
  beforeEach(() => openTestPortal({ role }));

  test("restores a deleted record with a toast that can undo it", async () => {
    const before = kind.seen();
    done(kind.remove);
    const after = kind.seen();
    expect(after).not.toEqual(before);
    const { dialog, toasts, user } = await draw(slice);
    const entry = dialog.getAllByRole("listitem")[0];
    expect(entry?.textContent).toContain("Dihapus");
    expect(entry?.textContent).toContain(name);

    await user.click(dialog.getByRole("button", { name: /^Pulihkan/ }));
    expect(kind.seen()).toEqual(before);
    expect(toasts.getByText(/dipulihkan\.$/)).toBeDefined();
    expect(dialog.queryByRole("button", { name: /^Pulihkan/ })).toBeNull();
    expect(dialog.getByText("Sudah dikembalikan")).toBeDefined();

    await user.click(toasts.getByRole("button", { name: "Urungkan" }));
    expect(kind.seen()).toEqual(after);
    // Undoing the restoration deletes the record again, which adds an entry.
    expect(dialog.getAllByRole("button", { name: /^Pulihkan/ })).toHaveLength(2);
  });

  test("shows a change and restores the version before", async () => {
    const before = kind.seen();
    done(kind.change);
    const { dialog, user } = await draw(slice);
    const differences = within(dialog.getByRole("list", { name: "Perbedaan" }));
    expect(differences.getAllByText(kind.difference)).toHaveLength(1);
    await user.click(dialog.getByRole("button", { name: /^Kembalikan versi ini/ }));
    expect(kind.seen()).toEqual(before);
    expect(dialog.getAllByText("Diubah")).toHaveLength(2);
  });
});

test("lists entries newest first, with person, relative and exact time", async () => {
  openTestPortal({ role: "agent", person: "agent-1" });
  done({ label: { save: { id: "LABEL_rkab", name: "Satu" } } });
  vi.setSystemTime(Date.now() + 120_000);
  portal().dispatch({ session: { actAs: { role: "agent", person: "agent-2" } } });
  done({ label: { save: { id: "LABEL_rkab", name: "Dua" } } });
  const { dialog } = await draw("labels");
  const entries = within(dialog.getByRole("list", { name: "Riwayat label" }));
  expect(
    entries.getByText("Siti Rahmawati").compareDocumentPosition(entries.getByText("Bagus Pratama")),
  ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(entries.getAllByText("21 November 2026 pukul 09.05 WIB")).toHaveLength(1);
  expect(entries.getAllByText(/menit lalu/)).toHaveLength(1);
});

test("restores the earlier of two edits of one field in two tabs", async () => {
  openTestPortal({ role: "agent" });
  const label = () => {
    const answer = readView("labels");
    return answer.kind === "ok" && answer.value.labels.map((use) => use.label.name);
  };
  const start = portal().living.snapshot();
  const other = portal().dispatch({ label: { save: { id: "LABEL_rkab", name: "Lain" } } });
  const own = () => portal().dispatch({ label: { save: { id: "LABEL_rkab", name: "Sendiri" } } });
  if (other.kind !== "ok" || !other.commit || !start) throw new Error("not made");
  portal().living.load(start);
  const mine = own();
  if (mine.kind !== "ok" || !mine.commit) throw new Error("not made");
  portal().living.load(start);
  portal().living.follow([other.commit.entry]);
  portal().living.adopt([{ entry: mine.commit.entry, commit: mine.commit }]);
  expect(label()).toContain("Sendiri");

  const { dialog, user } = await draw("labels");
  const back = dialog.getByRole("button", { name: /^Kembalikan versi ini.*Lain/ });
  await user.click(back);
  expect(label()).toContain("Lain");
  expect(label()).not.toContain("Sendiri");
});

test("the history of one record has no entries of others", async () => {
  openTestPortal({ role: "dashboard_builder" });
  done({ dashboard: { unpublish: { dashboard: SERVICE } } });
  done({ dashboard: { delete: { dashboard: "dash_1763777722418" } } });
  const { dialog } = await draw("dashboards", { id: SERVICE, name: "Layanan Tiket" });
  expect(dialog.getByRole("heading", { name: "Riwayat dasbor “Layanan Tiket”" })).toBeDefined();
  expect(dialog.getAllByRole("button", { name: /^Kembalikan/ })).toHaveLength(1);
  expect(dialog.queryByText("Dihapus")).toBeNull();
});

test("explains an empty history and shows a change that follows", async () => {
  openTestPortal({ role: "agent" });
  const { dialog } = await draw("labels");
  expect(dialog.getByText("Belum ada perubahan")).toBeDefined();
  act(() => done({ label: { delete: { id: "LABEL_rkab" } } }));
  await waitFor(() => expect(dialog.getByText("RKAB")).toBeDefined());
});
