import { Plus, X } from "lucide-react";
import { Button } from "../../../../ui/action/Button";
import { IconButton } from "../../../../ui/action/IconButton";
import { useRowsFocus } from "../../../../ui/action/useRowsFocus";
import { filterTexts as texts } from "../texts";
import { ConditionFields } from "./ConditionFields";
import { newCondition } from "./conditions";
import styles from "./rows.module.css";
import { Section } from "./Section";
import { useFilterRows } from "./useFilterRows";
import type { WidgetSettings } from "./useWidgetSettings";

export function Filters({ widget, source, words, change }: WidgetSettings) {
  const { rows, hasBlank, add, replace, remove } = useFilterRows(
    widget.config.filters,
    (filters, field) => change({ filters }, field),
  );
  const { list, adding, onAdding, onRemoving } = useRowsFocus(rows.length);
  if (source === undefined) return null;
  const [first] = source.columns;
  const isFull = rows.length >= words.maxConditions;

  return (
    <Section
      title={texts.title}
      action={
        first &&
        !hasBlank &&
        !isFull && (
          <Button
            ref={adding}
            size="small"
            variant="quiet"
            icon={Plus}
            onClick={() => {
              onAdding();
              add(newCondition(words.tests, first));
            }}
          >
            {texts.add}
          </Button>
        )
      }
    >
      {rows.length > 0 && (
        <div ref={list} className={styles.fields}>
          {rows.map((condition, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a condition keeps its index when it becomes complete or blank
            <div key={place} className={styles.row}>
              <ConditionFields
                condition={condition}
                source={widget.config.dataSource?.id ?? ""}
                columns={source.columns}
                tests={words.tests}
                onChange={(changed) => replace(place, changed)}
              />
              <span className={styles.remove}>
                <IconButton
                  size="small"
                  icon={X}
                  label={texts.remove(place + 1)}
                  onClick={() => {
                    onRemoving(place);
                    remove(place);
                  }}
                />
              </span>
            </div>
          ))}
        </div>
      )}
      {rows.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      {isFull && <p className={styles.hint}>{texts.most(words.maxConditions)}</p>}
    </Section>
  );
}
