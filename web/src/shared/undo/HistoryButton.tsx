import { History } from "lucide-react";
import { Button, type ButtonProps } from "../../ui/action/Button";
import { useOverPage } from "../useOverPage";
import { HistoryDialog, type HistoryDialogProps } from "./HistoryDialog";
import { historyTexts as texts } from "./texts";

export type HistoryButtonProps = Pick<ButtonProps, "variant" | "size"> &
  Pick<HistoryDialogProps, "slice" | "record" | "emptyNote"> & { label?: string };

/** Opens the history of a kind of record, or of one record. */
export function HistoryButton(props: HistoryButtonProps) {
  const { slice, record, emptyNote, label = texts.open, ...look } = props;
  const { opened, open, close } = useOverPage<"history">();
  return (
    <>
      <Button icon={History} {...look} onClick={() => open("history")}>
        {label}
      </Button>
      {opened && (
        <HistoryDialog slice={slice} record={record} emptyNote={emptyNote} onClose={close} />
      )}
    </>
  );
}
