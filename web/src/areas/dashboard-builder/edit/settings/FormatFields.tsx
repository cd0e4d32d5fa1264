import { TextField } from "../../../../ui/form/TextField";
import { CheckField } from "./CheckField";
import styles from "./rows.module.css";
import { Section } from "./Section";
import { SettingField, wrongIn } from "./SettingField";
import type { WidgetSettings } from "./useWidgetSettings";

export function FormatFields({ widget, source, change }: WidgetSettings) {
  if (source === undefined) return null;
  const { decimals, unit, compact } = widget.config.format;
  const digits = decimals === undefined ? {} : { decimals };
  return (
    <Section title="Format angka">
      <div className={styles.pair}>
        <SettingField
          label="Desimal"
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
              "desimal",
            )
          }
        />
        <TextField
          label="Satuan"
          placeholder="ton, %, Rp"
          value={unit}
          error={wrongIn("unit", unit)}
          onChange={(text) => change({ format: { ...digits, unit: text, compact } }, "satuan")}
        />
      </div>
      <CheckField
        label="Ringkas"
        checked={compact}
        onChange={(isOn) => change({ format: { ...digits, unit, compact: isOn } })}
      />
    </Section>
  );
}
