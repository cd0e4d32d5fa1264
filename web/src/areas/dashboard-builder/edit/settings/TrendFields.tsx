import { SelectField } from "../../../../ui/form/SelectField";
import { NEUTRAL, RISE_MEANS } from "../texts";
import { optionAt } from "./optionAt";
import { Section } from "./Section";
import type { WidgetSettings } from "./useWidgetSettings";

export function TrendFields({ widget, source, words, change }: WidgetSettings) {
  const { trend } = widget.config;
  if (source === undefined || widget.type !== "metric") return null;
  const { times } = source;
  const isGone = trend !== undefined && !times.some(({ key }) => key === trend.column);
  if (times.length === 0 && trend === undefined) return null;
  return (
    <Section title="Tren">
      <SelectField
        label="Kolom waktu"
        placeholder="Tanpa tren"
        value={trend?.column ?? ""}
        options={[
          ...(isGone ? [{ value: trend.column, label: trend.column }] : []),
          ...times.map(({ key, label }) => ({ value: key, label })),
        ]}
        error={isGone ? "Kolom ini sudah tidak ada. Pilih yang lain." : undefined}
        onChange={(column) =>
          change({
            trend:
              column === ""
                ? undefined
                : { ...trend, column, bucket: trend?.bucket ?? words.usualBucket },
          })
        }
      />
      {trend && (
        <>
          <SelectField
            label="Periode"
            value={trend.bucket}
            options={words.buckets}
            onChange={(text) =>
              change({ trend: { ...trend, bucket: optionAt(words.buckets, text) ?? trend.bucket } })
            }
          />
          <SelectField
            label={RISE_MEANS}
            placeholder={NEUTRAL}
            value={trend.rise ?? ""}
            options={words.rises}
            onChange={(text) => {
              const { rise: _, ...rest } = trend;
              const rise = optionAt(words.rises, text);
              change({ trend: rise ? { ...rest, rise } : rest });
            }}
          />
        </>
      )}
    </Section>
  );
}
