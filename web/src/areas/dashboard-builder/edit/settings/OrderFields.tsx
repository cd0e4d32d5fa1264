import { SelectField } from "../../../../ui/form/SelectField";
import { CheckField } from "./CheckField";
import { optionAt } from "./optionAt";
import styles from "./rows.module.css";
import { Section } from "./Section";
import { SettingField } from "./SettingField";
import type { WidgetSettings } from "./useWidgetSettings";

export function OrderFields({ widget, source, kind, words, change }: WidgetSettings) {
  const { sort, order, limit, rest } = widget.config;
  // A map shows every province at its place, so it has no order.
  if (source === undefined || !kind?.needsDimension || widget.type === "map") return null;
  return (
    <Section title="Urutan">
      <div className={styles.pair}>
        <SelectField
          label="Urutkan"
          value={sort}
          options={words.sorts}
          onChange={(text) => change({ sort: optionAt(words.sorts, text) ?? sort })}
        />
        <SelectField
          label="Arah"
          value={order}
          options={words.orders}
          onChange={(text) => change({ order: optionAt(words.orders, text) ?? order })}
        />
      </div>
      <SettingField
        label="Batas"
        setting={{ limit: { kind: widget.type } }}
        value={String(limit)}
        onRead={(reading) => reading.kind === "whole" && change({ limit: reading.number }, "batas")}
      />
      <CheckField
        label="Gabungkan sisanya sebagai “Lainnya”"
        checked={rest}
        onChange={(isOn) => change({ rest: isOn })}
      />
    </Section>
  );
}
