import { useRef, useState } from "react";
import { useView } from "../../../../engine";
import { useFocusAfterRemoval } from "../../../../ui/action/useFocusAfterRemoval";
import { Tag } from "../../../../ui/display/Tag";
import { CheckField } from "../../../../ui/form/CheckField";
import { SearchField } from "../../../../ui/form/SearchField";
import { conditionTexts as texts } from "../texts";
import styles from "./rows.module.css";

export type ValueChoiceProps = {
  source: string;
  column: string;
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

const named = (value: string) => (value.trim() === "" ? texts.blank : value);

/** Values of a column to choose from. Chosen values stay visible during a search. */
export function ValueChoice({ source, column, chosen, onChange }: ValueChoiceProps) {
  const [search, setSearch] = useState("");
  const answer = useView("columnValues", { source, column, search });
  const { values, more } = answer.kind === "ok" ? answer.value : { values: [], more: 0 };
  const frame = useRef<HTMLDivElement>(null);
  const { list, onRemoving } = useFocusAfterRemoval<HTMLDivElement>(chosen.length, () =>
    frame.current?.querySelector("input")?.focus(),
  );
  const without = (value: string) => chosen.filter((other) => other !== value);
  return (
    <div ref={frame} className={styles.fields}>
      {chosen.length > 0 && (
        <div ref={list} className={styles.tags}>
          {chosen.map((value, at) => (
            <Tag
              key={value}
              label={named(value)}
              onRemove={() => {
                onRemoving(at);
                onChange(without(value));
              }}
            />
          ))}
        </div>
      )}
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={setSearch}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll */}
      <div role="group" aria-label={texts.value} className={styles.values}>
        {values.map((value) => (
          <CheckField
            key={value}
            label={named(value)}
            checked={chosen.includes(value)}
            onChange={(isOn) => onChange(isOn ? [...chosen, value] : without(value))}
          />
        ))}
        {values.length === 0 && <p className={styles.hint}>{texts.noneFound}</p>}
      </div>
      {more > 0 && <p className={styles.hint}>{texts.more}</p>}
    </div>
  );
}
