import { useId, useState } from "react";
import { dispatch, isText, orNull, refusalText, shapeOf, useView } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { useDraft } from "../../shared/draft/useDraft";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { TextArea } from "../../ui/form/TextArea";
import { AboutTicket } from "../actions/AboutTicket";
import { AgentPicker, type AgentSearch, type ChosenAgent, NO_SEARCH } from "./AgentPicker";
import styles from "./assign.module.css";
import { assignTexts } from "./texts";

const EMPTY: { agent: ChosenAgent | null; reason: string } = { agent: null, reason: "" };

const isAssignment = shapeOf<typeof EMPTY>({
  agent: orNull(shapeOf<ChosenAgent>({ id: isText, name: isText })),
  reason: isText,
});

export type AgentChoiceProps = {
  ticket: string;
  /** Text of the notice that offers to undo the assignment. */
  told: (agent: ChosenAgent) => string;
  onClose: () => void;
  onAssigned: (agent: ChosenAgent) => void;
};

/** The content and the buttons of a dialog that assigns a ticket to an agent (§2.4). Enter assigns. */
export function useAgentChoice({ ticket, told, onClose, onAssigned }: AgentChoiceProps) {
  const form = useId();
  const draft = useDraft({
    kind: "assign",
    subject: ticket,
    empty: EMPTY,
    accepts: isAssignment,
  });
  const [search, setSearch] = useState<AgentSearch>(NO_SEARCH);
  const answer = useView("agents", { ticket, ...search });
  const { agent, reason } = draft.value;
  const [refused, setRefused] = useState<string>();

  // A search that finds one agent is a choice, unless another one was made.
  const found = answer.kind === "ok" && search.search.trim() !== "" ? answer.value.agents : [];
  const chosen = agent ?? (found.length === 1 ? found[0] : undefined);

  function assign() {
    if (!chosen) return;
    const { id, name } = chosen;
    const outcome = dispatch({ ticket: { assign: { ticket, agent: id, reason } } });
    if (outcome.kind === "refused") setRefused(refusalText(outcome.refusal));
    if (outcome.kind !== "ok") return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, told({ id, name }));
    onAssigned({ id, name });
  }

  const content = (
    <form
      id={form}
      noValidate
      className={styles.body}
      onSubmit={(event) => {
        event.preventDefault();
        assign();
      }}
    >
      <AboutTicket ticket={ticket} />
      <DraftNotice draft={draft} />
      {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <AgentPicker
          view={answer.value}
          search={search}
          onSearch={setSearch}
          chosen={chosen}
          onChoose={({ id, name }) =>
            draft.change((before) => ({ ...before, agent: { id, name } }))
          }
        />
      )}
      <TextArea
        label={assignTexts.reason}
        hint={assignTexts.reasonHint}
        rows={2}
        value={reason}
        onChange={(typed) => draft.change((before) => ({ ...before, reason: typed }))}
      />
      <DraftState draft={draft} />
    </form>
  );
  const buttons = (
    <>
      <Button onClick={onClose}>{assignTexts.cancel}</Button>
      <Button
        type="submit"
        form={form}
        variant="primary"
        reason={chosen ? undefined : assignTexts.agentMissing}
      >
        {assignTexts.assign}
      </Button>
    </>
  );
  return { content, buttons };
}
