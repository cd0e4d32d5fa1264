import { useState } from "react";
import { type Priority, type Status, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { actionTexts } from "../actions/texts";
import type { FieldsProps } from "./BulkDialog";
import { bulkDoneTexts, bulkFormTexts as texts } from "./texts";

export function StatusFields({ onChoose }: FieldsProps) {
  const { statuses, statusActions } = useVocabulary();
  const [status, setStatus] = useState<Status | null>(null);
  const options: { value: Status; label: string; lang?: string }[] = [
    { value: "open", label: actionTexts.reopen },
    ...statusActions.map((action) => ({ ...action, lang: "en" })),
  ];
  return (
    <RadioOptions
      legend={texts.status}
      options={options}
      value={status}
      hasLetters
      autoFocus
      onChange={(value) => {
        setStatus(value);
        onChoose({
          change: { setStatus: { status: value } },
          done: (count) => bulkDoneTexts.status(count, labelOf(statuses, value)),
        });
      }}
    />
  );
}

export function PriorityFields({ onChoose }: FieldsProps) {
  const { priorities } = useVocabulary();
  const [priority, setPriority] = useState<Priority | null>(null);
  return (
    <RadioOptions
      legend={texts.priority}
      options={priorities.map((each) => ({ ...each, lang: "en" }))}
      value={priority}
      hasLetters
      autoFocus
      onChange={(value) => {
        setPriority(value);
        onChoose({
          change: { setPriority: { priority: value } },
          done: (count) => bulkDoneTexts.priority(count, labelOf(priorities, value)),
        });
      }}
    />
  );
}
