import { Copy, Trash2 } from "lucide-react";
import { useRef } from "react";
import { toast } from "../../shared/toast/toast";
import { Button } from "../../ui/action/Button";
import { copyText } from "../../ui/action/copyText";
import { Notice } from "../../ui/feedback/Notice";
import { TextArea } from "../../ui/form/TextArea";
import { Panel } from "../../ui/page/Panel";
import styles from "./ReplyForm.module.css";
import { useReplyDraft } from "./useReplyDraft";

/** An unsent reply to a ticket that accepts no replies. It can be read and copied, and returns when the ticket is reopened. */
export function LeftReply({ ticket }: { ticket: string }) {
  const { value, isStarted, discard } = useReplyDraft(ticket);
  const field = useRef<HTMLTextAreaElement>(null);
  if (!isStarted) return null;

  async function copy() {
    if (field.current === null) return;
    const isCopied = await copyText(field.current);
    if (isCopied) toast("Draf balasan disalin.");
  }

  const files = value.files.map(({ name }) => name).join(", ");
  return (
    <div className={styles.reply}>
      <Panel title="Draf balasan">
        <div className={styles.left}>
          <Notice
            tone="warning"
            text="Tiket ini tidak lagi menerima balasan."
            hint="Draf Anda masih ada dan dapat dikirim bila tiket dibuka kembali."
          />
          <TextArea ref={field} label="Isi draf" rows={4} readOnly value={value.text} />
          {files !== "" && <p dir="auto">Lampiran: {files}</p>}
          <div className={styles.leftBar}>
            <Button icon={Copy} onClick={() => void copy()}>
              Salin draf
            </Button>
            <Button icon={Trash2} onClick={discard}>
              Buang draf
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
