import { type CSSProperties, useId } from "react";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { ComboList } from "../../ui/form/ComboList";
import { cannedTexts } from "../canned/texts";
import styles from "./ReplyForm.module.css";
import { composerTexts } from "./texts";
import type { Completion } from "./useCompletion";

type PlaceStyle = CSSProperties & Record<"--left", string>;

export type CompletionListProps = {
  id: string;
  completion: Completion;
  /** Help on the keys while the only reply is shown whole. */
  hint: string;
};

/** The replies for a word after '::', at that word. The field has the focus and handles the keys. */
export function CompletionList({ id, completion, hint }: CompletionListProps) {
  const { mark, choices, active, whole, pick } = completion;
  const labelId = useId();
  const anchor = `--completion-${id.replaceAll(/[^a-zA-Z0-9]/g, "")}`;
  const isOpen = mark !== undefined && active !== undefined;
  const place: PlaceStyle = {
    "--left": `${mark?.left ?? 0}px`,
    insetBlockStart: mark?.top,
    blockSize: mark?.height,
    anchorName: anchor,
  };
  return (
    <>
      <LiveRegion
        message={isOpen && [composerTexts.completions(choices.length), whole && hint].join(" ")}
      />
      {isOpen && (
        <span className={styles.completion} style={place}>
          <span id={labelId} lang="en" hidden>
            {cannedTexts.title}
          </span>
          <ComboList
            id={id}
            labelId={labelId}
            anchor={anchor}
            options={choices.map((one) => ({
              value: one.id,
              label: one.title,
              description: one === whole ? one.filled : one.description,
            }))}
            hint={whole && hint}
            value={active.id}
            activeId={`${id}-${active.id}`}
            searching
            onChoose={({ value }) => {
              const choice = choices.find((one) => one.id === value);
              if (choice) pick(choice);
            }}
          />
        </span>
      )}
    </>
  );
}
