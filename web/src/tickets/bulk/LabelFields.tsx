import { useState } from "react";
import { type Label, refusalText, useView } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { CheckField } from "../../ui/form/CheckField";
import { RadioOptions } from "../../ui/form/RadioOptions";
import type { FieldsProps } from "./BulkDialog";
import styles from "./BulkDialog.module.css";
import { bulkDoneTexts, bulkFormTexts as texts } from "./texts";

type Way = "add" | "remove";

export function LabelFields({ onChoose }: FieldsProps) {
  const answer = useView("labels");
  const [way, setWay] = useState<Way>("add");
  const [chosen, setChosen] = useState<readonly Label[]>([]);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;

  function choose(way: Way, chosen: readonly Label[]) {
    setWay(way);
    setChosen(chosen);
    const labels = chosen.map(({ id }) => id);
    const names = chosen.map(({ name }) => name).join(", ");
    onChoose(
      chosen.length === 0
        ? undefined
        : {
            change: way === "add" ? { addLabels: { labels } } : { removeLabels: { labels } },
            done: (count) => bulkDoneTexts[way](count, names),
          },
    );
  }
  const isChosen = ({ id }: Label) => chosen.some((other) => other.id === id);
  return (
    <>
      <RadioOptions
        legend={texts.way}
        options={[
          { value: "add", label: texts.add },
          { value: "remove", label: texts.remove },
        ]}
        value={way}
        autoFocus
        onChange={(way) => choose(way, chosen)}
      />
      <fieldset className={styles.labels}>
        <legend>{texts.labels}</legend>
        {answer.value.labels.length === 0 && <p>{texts.noLabels}</p>}
        {answer.value.labels.map(({ label }) => (
          <CheckField
            key={label.id}
            label={label.name}
            checked={isChosen(label)}
            onChange={(isWanted) =>
              choose(
                way,
                isWanted ? [...chosen, label] : chosen.filter(({ id }) => id !== label.id),
              )
            }
          />
        ))}
      </fieldset>
    </>
  );
}
