/** User-facing texts of a ticket's actions. Each name of a value ends with the value that is shown. */

export const actionTexts = {
  menu: "Aksi tiket",
  status: (value: string) => `Ubah Status: ${value}`,
  priority: (value: string) => `Ubah Prioritas: ${value}`,
  assignee: (value: string) => `Ubah Assignee: ${value}`,
  labels: "Ubah Label",
  groups: { handling: "Penanganan", status: "Ubah Status", output: "Quick Actions" },
};
