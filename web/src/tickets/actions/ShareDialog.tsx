import { CircleAlert, CircleCheck, Share2 } from "lucide-react";
import { useState } from "react";
import { useHref } from "react-router-dom";
import { refusalText, useSession, useView } from "../../engine";
import { TICKET_PATH } from "../../shared/ticketPath";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./ShareDialog.module.css";
import { ShareLine } from "./ShareLine";
import { linkToShare } from "./sharing";
import { quickTexts, shareTexts } from "./texts";

export type ShareDialogProps = { ticket: string; onClose: () => void };

type Copied = { what: string; done: boolean };

/** The 'Share Ticket' dialog: code, title, link (not in a file) and share sheet (decisions §4). */
export default function ShareDialog({ ticket, onClose }: ShareDialogProps) {
  const detail = useView("ticketDetail", ticket);
  const { role } = useSession();
  const link = linkToShare(useHref(TICKET_PATH[role](ticket)), window.location.href);
  const [copied, setCopied] = useState<Copied>();

  if (detail.kind === "refused") {
    return (
      <Dialog isOpen onClose={onClose} title={quickTexts.share} lang="en" size="small">
        <Notice text={refusalText(detail.refusal)} />
      </Dialog>
    );
  }

  const { title } = detail.value;
  const heading = `${ticket} · ${title}`;
  const sheet = typeof navigator.share === "function";
  const whole = link === undefined ? shareTexts.withoutLink : shareTexts.withLink;
  return (
    <Dialog isOpen onClose={onClose} title={quickTexts.share} lang="en">
      <div className={styles.ways}>
        <ShareLine
          label={shareTexts.code}
          text={ticket}
          rows={1}
          copyLabel={shareTexts.copyCode}
          onCopied={(done) => setCopied({ what: shareTexts.code, done })}
        />
        <ShareLine
          label={whole.label}
          text={link === undefined ? heading : `${heading}\n${link}`}
          rows={link === undefined ? 2 : 4}
          copyLabel={whole.copy}
          onCopied={(done) => setCopied({ what: whole.label, done })}
        />
        <p className={styles.about}>{whole.hint}</p>
        {sheet && (
          <Button
            icon={Share2}
            onClick={() => {
              // Closing the sheet rejects the promise, which is not an error.
              navigator
                .share({ title: heading, text: heading, ...(link && { url: link }) })
                .catch(() => undefined);
            }}
          >
            {shareTexts.otherApp}
          </Button>
        )}
        <CopyResult copied={copied} />
      </div>
    </Dialog>
  );
}

function CopyResult({ copied }: { copied: Copied | undefined }) {
  return (
    <p role="status" className={styles.result} data-tone={copied?.done ? "success" : "warning"}>
      {copied &&
        (copied.done ? (
          <>
            <CircleCheck className={styles.icon} aria-hidden="true" />{" "}
            {shareTexts.copied(copied.what)}
          </>
        ) : (
          <>
            <CircleAlert className={styles.icon} aria-hidden="true" /> {shareTexts.notCopied}
          </>
        ))}
    </p>
  );
}
