import { History } from "lucide-react";
import { Button, type ButtonProps } from "../../ui/action/Button";
import { useOverPage } from "../useOverPage";
import { HistoryDialog } from "./HistoryDialog";
import type { HistorySlice } from "./histories";

export type HistoryButtonProps = Pick<ButtonProps, "variant" | "size"> & { slice: HistorySlice };

/** Opens what was changed or deleted among all records of a kind. */
export function HistoryButton({ slice, variant, size }: HistoryButtonProps) {
  const { opened, open, close } = useOverPage<"history">();
  return (
    <>
      <Button icon={History} variant={variant} size={size} onClick={() => open("history")}>
        Riwayat
      </Button>
      {opened && <HistoryDialog slice={slice} onClose={close} />}
    </>
  );
}
