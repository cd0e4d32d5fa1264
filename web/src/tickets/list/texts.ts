/** User-facing texts of the ticket lists. */

export const listTexts = {
  /** In the notice after 'Take Ticket'. */
  openTicket: "Buka tiket",
};
