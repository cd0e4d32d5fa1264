/** One command of each kind on tickets and on what help-desk staff keep. */
import { type Command, portal, type Role } from "../engine";
import { labels, replies, said, ticket, value } from "./changedData";

const ownTickets = { list: "businessAll" } as const;

const savedView = {
  savedView: { save: { id: undefined, name: "Mendesak", isShared: true, parts: [] } },
};

const views = () => value("savedViews", 9);

const directory = () => value("deskDirectory", { search: "" });

const department = () => value("ticketDetail", "R8K2AB")?.department;

/** Writes an internal note and returns its id. */
function addNote(): string {
  const note = { ticket: "R8K2AB", content: "Periksa.", attachments: [] };
  portal().dispatch({ ticket: { addNote: note } });
  return value("ticketDetail", "R8K2AB")?.conversation.at(-1)?.note?.id ?? "";
}

const promise = { priority: "", category: "", assign: "2", answer: "4", resolve: "9" };
const workday = { isOpen: true, from: "08.00", to: "16.00" };

export const TICKET_EXAMPLES = {
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
  "ticket.sendToDepartment": {
    role: "internal_esdm",
    command: {
      ticket: {
        sendToDepartment: { ticket: "R8K2AB", department: "dep-regulasi", note: "" },
      },
    },
    seen: department,
  },
  "ticket.leaveDepartment": {
    role: "internal_esdm",
    command: () => {
      const sent = { ticket: "R8K2AB", department: "dep-regulasi", note: "" };
      portal().dispatch({ ticket: { sendToDepartment: sent } });
      return Promise.resolve({ ticket: { leaveDepartment: { ticket: "R8K2AB" } } });
    },
    seen: department,
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
      return { savedView: { delete: { id: value("savedViews", 9)?.[0]?.id ?? "" } } };
    },
    seen: views,
  },
  "cannedReply.save": {
    role: "agent",
    command: { cannedReply: { save: { id: undefined, title: "Penutup", content: "Salam" } } },
    seen: replies,
  },
  "directory.save": {
    role: "internal_esdm",
    command: {
      directory: { save: { draft: { id: undefined, form: { department: { name: "Baru" } } } } },
    },
    seen: directory,
  },
  "directory.setActive": {
    role: "internal_esdm",
    command: { directory: { setActive: { id: "agent-2", isActive: false } } },
    seen: directory,
  },
  "cannedReply.import": {
    role: "agent",
    command: {
      cannedReply: {
        import: {
          rows: [{ line: 2, title: "Penutup", category: "Umum", content: "Salam" }],
        },
      },
    },
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
  "deskSettings.saveCategories": {
    role: "internal_esdm",
    command: {
      deskSettings: {
        saveCategories: { form: { categories: [{ name: "Ekspor", isActive: true }] } },
      },
    },
    seen: () => value("deskSettings"),
  },
  "cannedReply.delete": {
    role: "agent",
    command: { cannedReply: { delete: { id: "CANNED_terima" } } },
    seen: replies,
  },
} satisfies Record<
  string,
  { role: Role; command: Command | (() => Promise<Command>); seen?: () => unknown }
>;
