import { type Status, type TicketList, useVocabulary } from "../../engine";
import { figure } from "../../platform/figure";
import { labelOf } from "../../platform/labelOf";
import { FilterChips } from "../../ui/display/FilterChips";
import { STATUS_LOOK } from "../../ui/display/ticketLook";
import { listTexts } from "./texts";
import type { TicketListState } from "./useTicketList";

/** In the order of a ticket's life. */
const STATUSES = ["new", "open", "pending", "resolved", "closed"] as const;

export type StatusChipsProps = { view: TicketList; change: TicketListState["change"] };

/** The counters of §2.3–2.5 as the status filter. Pressing the pressed one releases it. */
export function StatusChips({ view: { found, status }, change }: StatusChipsProps) {
  const { statuses } = useVocabulary();
  const filter = (status: Status | undefined) => () => change({ status });
  return (
    <FilterChips
      label={listTexts.summary}
      chips={[
        {
          key: "total",
          label: listTexts.total,
          value: figure(found.total),
          pressed: status === undefined,
          onPress: filter(undefined),
        },
        ...STATUSES.map((one) => ({
          key: one,
          label: labelOf(statuses, one),
          lang: "en",
          look: STATUS_LOOK[one],
          value: figure(found[one]),
          pressed: status === one,
          onPress: filter(status === one ? undefined : one),
        })),
      ]}
    />
  );
}
