/** Words of the ticket lists. */
export const ASSIGNEE = "Penanggung jawab";
export const EVERYBODY = "Semua";
export const heldBy = (name: string) => `${ASSIGNEE}: ${name}`;
export const otherLabels = (names: readonly string[]) =>
  `+${names.length} label: ${names.join(", ")}`;

export const listTexts = {
  /** In the notice after 'Take Ticket'. */
  openTicket: "Buka tiket",
};
