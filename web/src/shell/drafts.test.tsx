import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, test } from "vitest";
import { AuditorDialog } from "../areas/cms-auditor/auditors/AuditorDialog";
import { AboutDialog } from "../areas/dashboard-builder/edit/AboutDialog";
import { EditorStore } from "../areas/dashboard-builder/edit/EditorStore";
import { ImportDialog } from "../areas/dashboard-builder/import/ImportDialog";
import { AssignDialog } from "../audit/assign/AssignDialog";
import LoadDesk from "../audit/load/LoadDesk";
import { drafts, portal, type Role } from "../engine";
import { formName } from "../engine/drafts/formName";
import { clearToasts, readToasts } from "../shared/toast/toast";
import { forgetStorageState } from "../testing/forgetStorageState";
import { openAnotherTab, secondTab, storeDrafts, storedRecords } from "../testing/memoryDrafts";
import { openTestPortal, renderAt } from "../testing/portal";
import { portalAt } from "../testing/portalAt";
import { serveAssets } from "../testing/serveAssets";
import { useGiveBack } from "../tickets/actions/useGiveBack";
import { AssignDialog as AssignTicketDialog } from "../tickets/assign/AssignDialog";
import { DepartmentDialog } from "../tickets/assign/DepartmentDialog";
import { CannedReplyForm } from "../tickets/canned/CannedReplyForm";
import { AddLabel } from "../tickets/labels/AddLabel";

const nothing = () => undefined;
const TICKET = "R8K2AB";

/** One tab of the dialog 'Re-Assign Ticket'. */
function GiveBack() {
  const { content, buttons } = useGiveBack({ ticket: TICKET, canGiveBack: true, onClose: nothing });
  return (
    <>
      {content}
      {buttons}
    </>
  );
}

const DOCUMENT = "DOC-PRZ-01";
const DASHBOARD = "dash_uji";

const about = {
  name: "Lama",
  description: "",
  category: "Operasi",
  permission: "private",
  thumbnail: "",
};

const pdf = () => new File(["%PDF-1.7 bukti"], "bukti.pdf", { type: "application/pdf" });

const definition = () =>
  new File([JSON.stringify({ bukan: "definisi" })], "susunan.json", { type: "application/json" });

type Form = {
  what: string;
  role: Role;
  /** Address of the screen, or the form itself. */
  at: string | (() => ReactElement);
  /** Label of the text field to fill. */
  field?: string;
  file?: { label: string; make: () => File };
  /** A radio button or option to choose. */
  choice?: { radio: RegExp } | { select: string; option: string };
};

const FORMS: readonly Form[] = [
  {
    what: "a complaint",
    role: "badan_usaha",
    at: "/badan-usaha/create-ticket",
    field: "Judul",
    choice: { select: "Kategori", option: "Teknis" },
    file: { label: "Lampiran", make: pdf },
  },
  {
    what: "a reply",
    role: "agent",
    at: `/agent/tickets/${TICKET}`,
    field: "Balasan",
    file: { label: "Lampiran", make: pdf },
  },
  {
    what: "a canned reply",
    role: "agent",
    at: () => <CannedReplyForm reply={undefined} onDone={nothing} />,
    field: "Isi",
    file: { label: "Lampiran", make: pdf },
  },
  { what: "a label", role: "agent", at: () => <AddLabel />, field: "Label baru" },
  {
    what: "giving a ticket back",
    role: "agent",
    at: () => <GiveBack />,
    field: "Catatan",
    choice: { radio: /Salah kategori/i },
  },
  {
    what: "assigning a ticket",
    role: "agent",
    at: () => <AssignTicketDialog ticket={TICKET} onClose={nothing} />,
    field: "Alasan",
    choice: { radio: /./ },
  },
  {
    what: "a ticket for a department",
    role: "internal_esdm",
    at: () => <DepartmentDialog ticket={TICKET} isOpen onClose={nothing} />,
    field: "Catatan",
    choice: { radio: /./ },
  },
  {
    what: "an assignment",
    role: "cms_auditor",
    at: () => <AssignDialog data={DOCUMENT} isOpen onClose={nothing} />,
    field: "Catatan",
    choice: { select: "Tipe Auditor", option: "external" },
  },
  {
    what: "an auditor",
    role: "cms_auditor",
    at: () => <AuditorDialog entry={undefined} onClose={nothing} />,
    field: "Nama",
    choice: { select: "Tipe", option: "external" },
  },
  {
    what: "a dashboard",
    role: "dashboard_builder",
    at: "/dashboard-builder/create",
    field: "Nama",
    choice: { select: "Izin", option: "publik" },
  },
  {
    what: "what a dashboard is about",
    role: "dashboard_builder",
    at: () => (
      <AboutDialog
        dashboard={DASHBOARD}
        form={about}
        store={new EditorStore({ form: about, widgets: [] })}
        onClose={nothing}
      />
    ),
    field: "Nama",
    choice: { select: "Kategori", option: "Keuangan" },
  },
  {
    what: "a file to be loaded",
    role: "cms_auditor",
    at: () => <LoadDesk onClose={nothing} />,
    file: { label: "Berkas", make: () => new File(["a;b\n1;2\n"], "data.csv") },
  },
  {
    what: "a dashboard to be imported",
    role: "dashboard_builder",
    at: () => <ImportDialog onClose={nothing} />,
    file: { label: "Berkas definisi", make: definition },
  },
];

const open = ({ at }: Form) => (typeof at === "string" ? portalAt(at) : renderAt(at(), "/"));

const textOf = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

const radios = (name: RegExp) => screen.findAllByRole<HTMLInputElement>("radio", { name });

async function fill({ field, file, choice }: Form): Promise<void> {
  if (field !== undefined) fireEvent.change(await textOf(field), { target: { value: "Setengah" } });
  if (choice !== undefined && "radio" in choice) {
    const [radio] = await radios(choice.radio);
    if (radio !== undefined) fireEvent.click(radio);
  } else if (choice !== undefined) {
    const select = screen.getByRole("combobox", { name: choice.select });
    fireEvent.change(select, { target: { value: choice.option } });
  }
  if (file === undefined) return;
  fireEvent.change(await screen.findByLabelText(file.label), { target: { files: [file.make()] } });
  await screen.findAllByText(file.make().name);
}

async function expectFilled({ field, file, choice }: Form): Promise<void> {
  if (field !== undefined) expect((await textOf(field)).value).toBe("Setengah");
  if (choice !== undefined && "radio" in choice) {
    expect((await radios(choice.radio))[0]?.checked).toBe(true);
  } else if (choice !== undefined) {
    const select = screen.getByRole<HTMLSelectElement>("combobox", { name: choice.select });
    expect(select.value).toBe(choice.option);
  }
  if (file !== undefined) await screen.findAllByText(file.make().name);
}

/** Notice of a restored draft, with the form's word for files. */
function kept({ file }: Form): string {
  if (file === undefined) return "Isian yang belum dikirim masih ada.";
  const files = file.label === "Lampiran" ? "lampiran" : "berkas";
  return `Isian dan ${files} yang belum dikirim masih ada.`;
}

beforeEach(() => {
  serveAssets();
});

describe.each(FORMS)("$what", (form) => {
  beforeEach(async () => {
    openTestPortal({ role: form.role });
    await storeDrafts();
  });

  test("stores a draft within 1 s, restores it in another tab, and undoes a discard", async () => {
    open(form);
    await fill(form);
    await screen.findByText("Draf tersimpan", {}, { timeout: 1_000 });
    cleanup();
    await openAnotherTab();

    const { user } = open(form);
    await expectFilled(form);
    expect(screen.getByText("Draf dipulihkan")).toBeDefined();
    expect(screen.getByText(kept(form))).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Buang draf" }));
    await waitFor(() => expect(screen.queryByText("Draf dipulihkan")).toBeNull());
    if (form.field !== undefined) expect((await textOf(form.field)).value).not.toBe("Setengah");
    await waitFor(() => expect(storedRecords()).toBe(0));

    const offer = readToasts().findLast(({ text }) => text === "Draf dibuang.");
    expect(offer?.action?.label).toBe("Urungkan");
    offer?.action?.onSelect();
    await expectFilled(form);
  });
});

describe("the draft of a reply", () => {
  beforeEach(async () => {
    openTestPortal({ role: "agent" });
    await storeDrafts();
  });

  test.each([
    ["announces a stored draft when its form is left", () => undefined, ["Draf tersimpan."]],
    ["announces nothing when its data set is replaced", () => drafts.setDataset("lain"), []],
  ])("%s", async (_, before, said) => {
    portalAt(`/agent/tickets/${TICKET}`);
    fireEvent.change(await textOf("Balasan"), { target: { value: "Setengah" } });
    await screen.findByText("Draf tersimpan");
    clearToasts();
    // Both in one rendering, as when the screen of a deleted ticket disappears.
    act(() => {
      before();
      cleanup();
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(readToasts().map(({ text }) => text)).toEqual(said);
    drafts.setDataset("");
  });

  test("is the same in two tabs while either types", async () => {
    portalAt(`/agent/tickets/${TICKET}`);
    fireEvent.change(await textOf("Balasan"), { target: { value: "Di sini" } });
    const other = await secondTab();
    await drafts.flush();
    const form = formName(drafts.datasetId, "reply", "agent-1", TICKET);
    await waitFor(() => expect(other.peek(form)?.value).toMatchObject({ text: "Di sini" }));
    other.write(form, { value: { text: "Di sana", files: [] }, base: "" });
    await waitFor(async () => expect((await textOf("Balasan")).value).toBe("Di sana"));
    other.discard(form);
    await waitFor(async () => expect((await textOf("Balasan")).value).toBe(""));
  });

  test("is deleted once the reply is sent", async () => {
    const { user } = portalAt(`/agent/tickets/${TICKET}`);
    fireEvent.change(await textOf("Balasan"), { target: { value: "Selesai diperiksa." } });
    await screen.findByText("Draf tersimpan");
    // Pretends that actions are stored.
    forgetStorageState();
    await user.click(screen.getByRole("button", { name: /^Kirim Tiket / }));
    expect((await textOf("Balasan")).value).toBe("");
    await waitFor(() => expect(storedRecords()).toBe(0));
  });

  test("can be read and copied after its ticket was closed", async () => {
    const { user } = portalAt(`/agent/tickets/${TICKET}`);
    fireEvent.change(await textOf("Balasan"), { target: { value: "Masih kami periksa." } });
    portal().dispatch({ ticket: { setStatus: { ticket: TICKET, status: "closed" } } });
    expect((await textOf("Isi draf")).value).toBe("Masih kami periksa.");
    expect(screen.getByText("Tiket ini tidak lagi menerima balasan.")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Salin draf" }));
    await waitFor(() => expect(readToasts().at(-1)?.text).toBe("Draf balasan disalin."));
    expect(await navigator.clipboard.readText()).toBe("Masih kami periksa.");
  });
});

test("shows another person's change beside the draft", async () => {
  openTestPortal({ role: "agent" });
  await storeDrafts();
  const replies = portal().readOnce("cannedReplies", { search: "", ticket: undefined });
  const reply = replies.kind === "ok" ? replies.value.groups[0]?.replies[0]?.reply : undefined;
  if (reply === undefined) throw new Error("the sample data has canned replies");
  renderAt(<CannedReplyForm reply={reply} onDone={nothing} />, "/");
  fireEvent.change(await textOf("Isi"), { target: { value: "Punya saya" } });
  cleanup();

  const { id, title } = reply;
  portal().dispatch({ cannedReply: { save: { id, title, content: "Punya orang lain" } } });
  renderAt(<CannedReplyForm reply={reply} onDone={nothing} />, "/");
  expect((await textOf("Isi")).value).toBe("Punya saya");
  const theirs = /^Isi baru saja diubah menjadi “Punya orang lain”/;
  expect(screen.getAllByText(theirs).length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: "Buang draf" })).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: /^Pakai yang baru/ }));
  expect((await textOf("Isi")).value).toBe("Punya orang lain");
});
