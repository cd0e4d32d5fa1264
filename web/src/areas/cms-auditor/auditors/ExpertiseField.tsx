import { Plus } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { type Problem, problemText, readView, refusalText } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { useFocusAfterRemoval } from "../../../ui/action/useFocusAfterRemoval";
import { Tag } from "../../../ui/display/Tag";
import { TextField } from "../../../ui/form/TextField";
import type { AuditorDraft } from "./auditorDraft";
import styles from "./auditors.module.css";
import { auditorFieldTexts, expertiseTexts } from "./texts";

export type ExpertiseFieldProps = {
  tags: readonly string[];
  typed: string;
  error: string | undefined;
  onChange: (part: Partial<Pick<AuditorDraft, "expertise" | "typed">>) => void;
};

/** The tags of expertise (§5). Enter or 'Tambah' adds the typed one. */
export function ExpertiseField({ tags, typed, error, onChange }: ExpertiseFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string>();
  const { list, onRemoving } = useFocusAfterRemoval<HTMLUListElement>(tags.length, () =>
    input.current?.focus(),
  );

  function add() {
    const answer = readView("expertiseWith", { tags: [...tags], typed });
    input.current?.focus();
    if (answer.kind === "refused") return setRefused(refusalText(answer.refusal));
    const { problem } = answer.value;
    setRefused(problem && wording(problem));
    if (!problem) onChange({ expertise: answer.value.tags, typed: "" });
  }

  function pressKey(event: KeyboardEvent) {
    // Enter adds the tag and must not submit the form.
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    add();
  }

  return (
    <div className={styles.expertise}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field inside */}
      <div onKeyDown={pressKey}>
        <TextField
          id={id}
          ref={input}
          label={auditorFieldTexts.expertise}
          hint={expertiseTexts.hint}
          required
          value={typed}
          onChange={(text) => {
            setRefused(undefined);
            onChange({ typed: text });
          }}
          error={refused ?? error}
          beside={
            <Button icon={Plus} onClick={add}>
              {expertiseTexts.add}
            </Button>
          }
        />
      </div>
      {tags.length > 0 && (
        <ul ref={list} className={styles.tags} aria-label={expertiseTexts.chosen}>
          {tags.map((tag, index) => (
            <li key={tag}>
              <Tag
                label={tag}
                onRemove={() => {
                  onRemoving(index);
                  setRefused(undefined);
                  onChange({ expertise: tags.filter((other) => other !== tag) });
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const wording = (problem: Problem) => problemText({ field: "expertise", problem });
