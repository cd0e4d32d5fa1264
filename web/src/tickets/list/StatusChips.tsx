import { type Status, type TicketList, useVocabulary } from "../../engine";
import { figure } from "../../platform/figure";
import { labelOf } from "../../platform/labelOf";
import { FilterChips } from "../../ui/display/FilterChips";
import { ShapeIcon } from "../../ui/display/shapes";
import { STATUS_LOOK } from "../../ui/display/ticketLook";
import styles from "./StatusChips.module.css";
import { listTexts } from "./texts";
import type { TicketListState } from "./useTicketList";

/** The life of a ticket. */
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
          mark: <StatusMark status={one} />,
          value: figure(found[one]),
          pressed: status === one,
          onPress: filter(status === one ? undefined : one),
        })),
      ]}
    />
  );
}

function StatusMark({ status }: { status: Status }) {
  const { tone, shape } = STATUS_LOOK[status];
  return (
    <span data-tone={tone} className={styles.mark}>
      <ShapeIcon shape={shape} className={styles.shape} />
    </span>
  );
}
