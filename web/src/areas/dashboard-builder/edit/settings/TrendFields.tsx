import { SelectField } from "../../../../ui/form/SelectField";
import { columnTexts, trendTexts as texts } from "../texts";
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
    <Section title={texts.title}>
      <SelectField
        label={texts.time}
        placeholder={texts.none}
        value={trend?.column ?? ""}
        options={[
          ...(isGone ? [{ value: trend.column, label: trend.column }] : []),
          ...times.map(({ key, label }) => ({ value: key, label })),
        ]}
        error={isGone ? columnTexts.gone : undefined}
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
            label={texts.period}
            value={trend.bucket}
            options={words.buckets}
            onChange={(text) =>
              change({ trend: { ...trend, bucket: optionAt(words.buckets, text) ?? trend.bucket } })
            }
          />
          <SelectField
            label={texts.rise}
            placeholder={texts.neutral}
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
