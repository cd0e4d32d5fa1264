import type { TicketList } from "../../engine";
import { useFocusAfterRemoval } from "../../ui/action/useFocusAfterRemoval";
import { Tag } from "../../ui/display/Tag";
import styles from "./FilterLine.module.css";
import { filterTexts as texts } from "./texts";
import type { TicketListState } from "./useTicketList";

export type FilterLineProps = {
  view: TicketList;
  change: TicketListState["change"];
  /** Moves the focus when the last filter is removed. */
  onEmptied: () => void;
};

/** The filters in effect, each with a button that removes it, and what the core understood of the search. */
export function FilterLine({ view, change, onEmptied }: FilterLineProps) {
  const { active, terms } = view;
  const { list, onRemoving } = useFocusAfterRemoval<HTMLUListElement>(active.length, onEmptied);
  const understood =
    terms.understood.length > 0 ? `${texts.understood}: ${terms.understood.join(" · ")}.` : "";
  const isEmpty = active.length === 0 && understood === "" && terms.problems.length === 0;
  return (
    <div className={styles.line} data-empty={isEmpty || undefined}>
      {active.length > 0 && (
        <ul ref={list} className={styles.tags} aria-label={texts.active}>
          {active.map(({ part, label }, position) => (
            <li key={part}>
              <Tag
                label={label}
                removeLabel={texts.removeFilter(label)}
                onRemove={() => {
                  onRemoving(position);
                  change({ [part]: undefined });
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <div role="status" className={styles.said}>
        {understood && <p>{understood}</p>}
        {terms.problems.map((problem) => (
          <p key={problem} className={styles.problem}>
            {problem}
          </p>
        ))}
      </div>
    </div>
  );
}
