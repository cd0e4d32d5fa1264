import { useRef } from "react";
import { refusalText } from "../../../engine";
import { useFocusKept } from "../../../shared/useFocusKept";
import { useTitle } from "../../../shared/useTitle";
import { Notice } from "../../../ui/feedback/Notice";
import { useKeptList } from "../../../ui/page/lastList";
import { PageHeader } from "../../../ui/page/PageHeader";
import { LockMark } from "../LockMark";
import { useDeskPath } from "../useDeskPath";
import { DeskChips } from "./DeskChips";
import styles from "./DeskScreen.module.css";
import { DeskTable } from "./DeskTable";
import { NewestData } from "./NewestData";
import { deskTexts } from "./texts";
import type { DeskPlace, DeskState } from "./useDesk";

export type DeskScreenProps = {
  title: string;
  purpose: string;
  place: DeskPlace;
  state: DeskState;
};

export function DeskScreen({ title, purpose, place, state }: DeskScreenProps) {
  const { answer } = state;
  useTitle(title);
  useKeptList(useDeskPath());
  const list = useRef<HTMLDivElement>(null);
  useFocusKept(list, answer);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const desk = answer.value;
  return (
    <div className={styles.screen}>
      <PageHeader
        title={deskTexts.title(desk.auditorName)}
        purpose={desk.isLimited ? undefined : purpose}
        marks={desk.isLimited && <LockMark />}
      />
      {desk.isLimited && (
        <Notice tone="warning" text={deskTexts.limited} hint={deskTexts.limitedHint} />
      )}
      <DeskChips desk={desk} change={state.change} hasTypes={place.only === undefined} />
      <div ref={list} tabIndex={-1} className={styles.list}>
        <DeskTable caption={title} desk={desk} state={state} place={place} />
      </div>
      <NewestData rows={desk.newest} />
    </div>
  );
}
