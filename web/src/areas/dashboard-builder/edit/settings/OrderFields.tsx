import { CheckField } from "../../../../ui/form/CheckField";
import { SelectField } from "../../../../ui/form/SelectField";
import { orderTexts as texts } from "../texts";
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
    <Section title={texts.title}>
      <div className={styles.pair}>
        <SelectField
          label={texts.sort}
          value={sort}
          options={words.sorts}
          onChange={(text) => change({ sort: optionAt(words.sorts, text) ?? sort })}
        />
        <SelectField
          label={texts.order}
          value={order}
          options={words.orders}
          onChange={(text) => change({ order: optionAt(words.orders, text) ?? order })}
        />
      </div>
      <SettingField
        label={texts.limit}
        setting={{ limit: { kind: widget.type } }}
        value={String(limit)}
        onRead={(reading) => reading.kind === "whole" && change({ limit: reading.number }, "limit")}
      />
      <CheckField label={texts.rest} checked={rest} onChange={(isOn) => change({ rest: isOn })} />
    </Section>
  );
}
