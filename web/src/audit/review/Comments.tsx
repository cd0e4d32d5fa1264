import { Check, MessageSquarePlus, RotateCcw } from "lucide-react";
import { useId, useRef } from "react";
import type { CommentView } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { CommentDialog } from "./CommentDialog";
import styles from "./review.module.css";
import { commentTexts as texts } from "./texts";

export type CommentsProps = { assignment: string; comments: readonly CommentView[] };

/** The comments of a review, those that are open first. */
export function Comments({ assignment, comments }: CommentsProps) {
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const toggled = useRef<string>(undefined);
  const { opened, open: write, close } = useOverPage<"write">();
  const open = comments.filter(({ isResolved }) => !isResolved);
  const resolved = comments.filter(({ isResolved }) => isResolved);
  const buttonOf = (id: string | undefined) =>
    [...(section.current?.querySelectorAll("li") ?? [])]
      .find(({ dataset }) => dataset.comment === id)
      ?.querySelector("button");
  useFocusRescue(open.length, () => buttonOf(toggled.current));

  function toggle({ id, isResolved }: CommentView) {
    toggled.current = id;
    dispatchAndTell(
      { review: { resolve: { assignment, comment: id, isResolved: !isResolved } } },
      isResolved ? texts.wasReopened : texts.wasResolved,
    );
  }

  const groups = [
    { title: texts.open(open.length), comments: open },
    { title: texts.resolved(resolved.length), comments: resolved },
  ];
  return (
    <section ref={section} className={styles.comments} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId}>{texts.title}</h3>
        <Button size="small" icon={MessageSquarePlus} onClick={() => write("write")}>
          {texts.write}
        </Button>
      </div>
      {comments.length === 0 && <p className={styles.effect}>{texts.none}</p>}
      {groups.map(
        ({ title, comments }) =>
          comments.length > 0 && (
            <Group key={title} title={title} comments={comments} onToggle={toggle} />
          ),
      )}
      {opened && <CommentDialog assignment={assignment} onClose={close} />}
    </section>
  );
}

type GroupProps = {
  title: string;
  comments: readonly CommentView[];
  onToggle: (comment: CommentView) => void;
};

function Group({ title, comments, onToggle }: GroupProps) {
  const headingId = useId();
  return (
    <>
      <h4 id={headingId} className={styles.group}>
        {title}
      </h4>
      <ul className={styles.list} aria-labelledby={headingId}>
        {comments.map((comment) => (
          <li
            key={comment.id}
            className={styles.comment}
            data-comment={comment.id}
            data-resolved={comment.isResolved || undefined}
          >
            <p className={styles.place} dir="auto">
              {comment.placeWords}
            </p>
            <p className={styles.typed} dir="auto">
              {comment.text}
            </p>
            <p className={styles.written}>{comment.written}</p>
            <Button
              size="small"
              variant="quiet"
              icon={comment.isResolved ? RotateCcw : Check}
              onClick={() => onToggle(comment)}
            >
              {comment.isResolved ? texts.reopen : texts.resolve}
              <VisuallyHidden>{texts.of(comment.placeWords, comment.text)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
