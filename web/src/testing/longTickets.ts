import { portal } from "../engine";

/** Files this many tickets of 100 KB as the acting company. */
export function longTickets(count: number): void {
  const description = "x".repeat(99_000);
  for (let number = 0; number < count; number += 1) {
    const form = { title: `Tiket ${number}`, category: "Teknis" as const, description };
    const { kind } = portal().dispatch({
      ticket: { create: { form: { ...form, requester: undefined, attachments: [] } } },
    });
    if (kind !== "ok") throw new Error(kind);
  }
}
