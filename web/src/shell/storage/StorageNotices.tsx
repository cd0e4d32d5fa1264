import { useState } from "react";
import { dismissProblem, useSession, useStorageState } from "../../engine";
import { Notice } from "../../ui/feedback/Notice";
import { type NoticeWords, problemNotice, statusNotice } from "./noticeWords";
import { StepButtons } from "./StepButtons";
import { stepsFor } from "./stepsFor";

function StorageNotice({ words, onDismiss }: { words: NoticeWords; onDismiss: () => void }) {
  const { tone, text, hint, ofAllData } = words;
  const { isViewOnly } = useSession();
  const steps = stepsFor(words.steps, isViewOnly);

  function putAway() {
    onDismiss();
    // The focused button disappears with the notice.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  return (
    <Notice
      tone={tone}
      text={text}
      hint={isViewOnly || ofAllData === undefined ? hint : `${hint} ${ofAllData}`}
      action={steps.length > 0 && <StepButtons steps={steps} />}
      onDismiss={putAway}
    />
  );
}

/** Notices at the top of the page that need a decision. */
export function StorageNotices() {
  const { status, problems } = useStorageState();
  const [putAway, setPutAway] = useState<string>();
  const state = statusNotice(status);
  // Equal events are shown once.
  const happened = new Map(
    problems.map((problem) => {
      const words = problemNotice(problem);
      return [`${words.text} ${words.hint}`, { problem, words }];
    }),
  );

  return (
    <>
      {state && state.text !== putAway && (
        <StorageNotice words={state} onDismiss={() => setPutAway(state.text)} />
      )}
      {[...happened].map(([key, { problem, words }]) => (
        <StorageNotice key={key} words={words} onDismiss={() => dismissProblem(problem)} />
      ))}
    </>
  );
}
