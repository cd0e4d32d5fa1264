import { useState } from "react";
import { refusalText, useView } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { TextArea } from "../../ui/form/TextArea";
import { AgentPicker, type AgentSearch, type ChosenAgent, NO_SEARCH } from "../assign/AgentPicker";
import { assignTexts } from "../assign/texts";
import type { FieldsProps } from "./BulkDialog";
import { bulkDoneTexts } from "./texts";

export function AssignFields({ onChoose }: FieldsProps) {
  const [search, setSearch] = useState<AgentSearch>(NO_SEARCH);
  const [agent, setAgent] = useState<ChosenAgent>();
  const [reason, setReason] = useState("");
  const answer = useView("agents", { ticket: "", ...search });
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;

  function choose(agent: ChosenAgent | undefined, reason: string) {
    setAgent(agent);
    setReason(reason);
    onChoose(
      agent && {
        change: { assign: { agent: agent.id, reason } },
        done: (count) => bulkDoneTexts.assign(count, agent.name),
      },
    );
  }
  return (
    <>
      <AgentPicker
        view={answer.value}
        search={search}
        onSearch={setSearch}
        chosen={agent}
        onChoose={({ id, name }) => choose({ id, name }, reason)}
      />
      <TextArea
        label={assignTexts.reason}
        hint={assignTexts.reasonHint}
        rows={2}
        value={reason}
        onChange={(typed) => choose(agent, typed)}
      />
    </>
  );
}
