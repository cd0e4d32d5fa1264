import { Copy, Trash2 } from "lucide-react";
import { useRef } from "react";
import { toast } from "../../shared/toast/toast";
import { Button } from "../../ui/action/Button";
import { copyText } from "../../ui/action/copyText";
import { Notice } from "../../ui/feedback/Notice";
import { TextArea } from "../../ui/form/TextArea";
import { Panel } from "../../ui/page/Panel";
import styles from "./ReplyForm.module.css";
import { leftTexts } from "./texts";
import type { KeptReply } from "./useComposerDrafts";

/** An unsent reply to a ticket that accepts no replies. It can be read and copied, and returns when the ticket is reopened. */
export function LeftReply({ kept: { value, isStarted, discard } }: { kept: KeptReply }) {
  const field = useRef<HTMLTextAreaElement>(null);
  if (!isStarted) return null;

  async function copy() {
    if (field.current === null) return;
    const isCopied = await copyText(field.current);
    if (isCopied) toast(leftTexts.copied);
  }

  const files = value.files.map(({ name }) => name).join(", ");
  return (
    <div className={styles.reply}>
      <Panel title={leftTexts.title}>
        <div className={styles.left}>
          <Notice tone="warning" text={leftTexts.closed} hint={leftTexts.hint} />
          <TextArea ref={field} label={leftTexts.content} rows={4} readOnly value={value.text} />
          {files !== "" && <p dir="auto">{leftTexts.files(files)}</p>}
          <div className={styles.leftBar}>
            <Button icon={Copy} onClick={() => void copy()}>
              {leftTexts.copy}
            </Button>
            <Button icon={Trash2} onClick={discard}>
              {leftTexts.discard}
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
