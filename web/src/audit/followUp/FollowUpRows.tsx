import { ClipboardCheck } from "lucide-react";
import { useMemo } from "react";
import type { FollowUpRow } from "../../engine";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { Dialog } from "../../ui/overlay/Dialog";
import { ClampText } from "../../ui/table/ClampText";
import { DataTable } from "../../ui/table/DataTable";
import { FollowUpView } from "./FollowUpView";
import styles from "./followUp.module.css";
import { followUpColumns } from "./followUpColumns";
import { rowTexts as texts } from "./texts";

/** Accepted findings; each opens in a dialog. */
export function FollowUpRows({ rows }: { rows: readonly FollowUpRow[] }) {
  const { opened, open, close } = useOverPage<Pick<FollowUpRow, "id" | "title">>();
  const columns = useMemo(
    () =>
      followUpColumns((row) => (
        <button type="button" className={styles.title} onClick={() => open(row)}>
          <ClampText text={row.title} />
        </button>
      )),
    [open],
  );
  return (
    <>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        empty={
          <EmptyState icon={ClipboardCheck} title={texts.empty}>
            {texts.emptyHint}
          </EmptyState>
        }
      />
      {opened && (
        <Dialog
          isOpen
          onClose={close}
          title={opened.title}
          size="large"
          holds
          footer={<Button onClick={close}>{texts.close}</Button>}
        >
          <FollowUpView id={opened.id} />
        </Dialog>
      )}
    </>
  );
}
