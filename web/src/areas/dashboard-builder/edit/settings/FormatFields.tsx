import { CheckField } from "../../../../ui/form/CheckField";
import { TextField } from "../../../../ui/form/TextField";
import { formatTexts as texts } from "../texts";
import styles from "./rows.module.css";
import { Section } from "./Section";
import { SettingField, wrongIn } from "./SettingField";
import type { WidgetSettings } from "./useWidgetSettings";

export function FormatFields({ widget, source, change }: WidgetSettings) {
  if (source === undefined) return null;
  const { decimals, unit, compact } = widget.config.format;
  const digits = decimals === undefined ? {} : { decimals };
  return (
    <Section title={texts.title}>
      <div className={styles.pair}>
        <SettingField
          label={texts.decimals}
          setting="decimals"
          isOptional
          value={decimals === undefined ? "" : String(decimals)}
          onRead={(reading) =>
            change(
              {
                format: {
                  unit,
                  compact,
                  ...(reading.kind === "whole" && { decimals: reading.number }),
                },
              },
              "decimals",
            )
          }
        />
        <TextField
          label={texts.unit}
          placeholder={texts.unitHint}
          value={unit}
          error={wrongIn("unit", unit)}
          onChange={(text) => change({ format: { ...digits, unit: text, compact } }, "unit")}
        />
      </div>
      <CheckField
        label={texts.compact}
        checked={compact}
        onChange={(isOn) => change({ format: { ...digits, unit, compact: isOn } })}
      />
    </Section>
  );
}
