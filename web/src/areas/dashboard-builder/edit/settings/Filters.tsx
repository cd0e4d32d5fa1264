import { Plus, X } from "lucide-react";
import { useState } from "react";
import type { Condition } from "../../../../core/pkg/portal_core";
import { Button } from "../../../../ui/action/Button";
import { IconButton } from "../../../../ui/action/IconButton";
import { ConditionFields } from "./ConditionFields";
import { isBlank, newCondition } from "./conditions";
import styles from "./rows.module.css";
import { Section } from "./Section";
import type { WidgetSettings } from "./useWidgetSettings";

/** Which rows count. A condition that does not say anything yet waits here, and counts from when it does. */
export function Filters({ widget, source, words, change }: WidgetSettings) {
  const [waiting, setWaiting] = useState<Condition>();
  const { filters } = widget.config;
  if (source === undefined) return null;
  const [first] = source.columns;
  const rows = waiting ? [...filters, waiting] : filters;
  const isFull = rows.length >= words.maxConditions;

  function replace(at: number, condition: Condition) {
    const isWaiting = at === filters.length;
    if (isBlank(condition)) {
      setWaiting(condition);
      if (!isWaiting) change({ filters: filters.filter((_, place) => place !== at) });
      return;
    }
    if (isWaiting) setWaiting(undefined);
    const next = [...filters];
    next[at] = condition;
    change({ filters: next }, `penyaring ${at}`);
  }

  function remove(at: number) {
    if (at === filters.length) setWaiting(undefined);
    else change({ filters: filters.filter((_, place) => place !== at) });
  }

  return (
    <Section
      title="Penyaring"
      action={
        first &&
        !waiting &&
        !isFull && (
          <Button
            size="small"
            variant="quiet"
            icon={Plus}
            onClick={() => setWaiting(newCondition(words.tests, first))}
          >
            Tambah penyaring
          </Button>
        )
      }
    >
      {rows.map((condition, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a condition keeps its place when it begins to count
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
              label={`Hapus penyaring ${place + 1}`}
              onClick={() => remove(place)}
            />
          </span>
        </div>
      ))}
      {rows.length === 0 && <p className={styles.hint}>Semua baris dihitung.</p>}
      {isFull && <p className={styles.hint}>Paling banyak {words.maxConditions} penyaring.</p>}
    </Section>
  );
}
