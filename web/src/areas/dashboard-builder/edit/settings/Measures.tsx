import { Plus, X } from "lucide-react";
import type { Measure } from "../../../../engine";
import { Button } from "../../../../ui/action/Button";
import { IconButton } from "../../../../ui/action/IconButton";
import { useRowsFocus } from "../../../../ui/action/useRowsFocus";
import { measureTexts as texts } from "../texts";
import { MeasureFields } from "./MeasureFields";
import styles from "./rows.module.css";
import { Section } from "./Section";
import type { WidgetSettings } from "./useWidgetSettings";

const COUNT: Measure = { aggregation: "count" };

export function Measures({ widget, source, kind, words, change }: WidgetSettings) {
  const { value } = widget.config;
  const { list, adding, onAdding, onRemoving } = useRowsFocus(value.length);
  if (source === undefined || kind === undefined) return null;
  const replace = (at: number, measure: Measure) =>
    change({ value: value.map((other, place) => (place === at ? measure : other)) });
  const hasRoom = value.length < kind.mostValues;
  return (
    <Section
      title={texts.title}
      action={
        hasRoom && (
          <Button
            ref={adding}
            size="small"
            variant="quiet"
            icon={Plus}
            onClick={() => {
              onAdding();
              change({ value: [...value, COUNT] });
            }}
          >
            {texts.add}
          </Button>
        )
      }
    >
      <div ref={list} className={styles.fields}>
        {value.map((measure, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: measures have no ids, and two may be equal
          <div key={place} className={value.length > 1 ? styles.row : undefined}>
            <MeasureFields
              measure={measure}
              choices={source.measures}
              operations={words.operations}
              onChange={(changed) => replace(place, changed)}
            />
            {value.length > 1 && (
              <span className={styles.remove}>
                <IconButton
                  size="small"
                  icon={X}
                  label={texts.remove(place + 1)}
                  onClick={() => {
                    onRemoving(place);
                    change({ value: value.filter((_, other) => other !== place) });
                  }}
                />
              </span>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
}
