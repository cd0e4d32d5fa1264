import { MessageSquarePlus } from "lucide-react";
import type { ChosenPlace } from "../../engine";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { CommentDialog } from "./CommentDialog";
import { writeCommentTexts as texts } from "./texts";

export type CommentButtonProps = {
  assignment: string;
  place: ChosenPlace;
  /** The place in words, such as 'Temuan 2'. */
  name: string;
};

/** Writes a comment of the review on a finding, a step or a cell. */
export function CommentButton({ assignment, place, name }: CommentButtonProps) {
  const { opened, open, close } = useOverPage<"write">();
  return (
    <>
      <Button size="small" icon={MessageSquarePlus} onClick={() => open("write")}>
        {texts.button}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      {opened && <CommentDialog assignment={assignment} on={{ place, name }} onClose={close} />}
    </>
  );
}
