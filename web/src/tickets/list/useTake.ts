import { useAnnouncedDispatch } from "../../app/useAnnouncedDispatch";

/** 'Take Ticket' (§2.5). */
export function useTake(ticket: string) {
  const announce = useAnnouncedDispatch();
  return () => announce({ ticket: { take: { ticket } } }, `Tiket ${ticket} sekarang Anda tangani.`);
}
