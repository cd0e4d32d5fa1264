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
      <Dialog isOpen onClose={onClose} title="Share Ticket" lang="en" size="small">
        <Notice text={refusalText(detail.refusal)} />
      </Dialog>
    );
  }

  const { title } = detail.value;
  const heading = `${ticket} · ${title}`;
  const sheet = typeof navigator.share === "function";
  const whole = link === undefined ? "Kode dan judul" : "Kode, judul, dan tautan";
  const copyWhole = `Salin ${whole.charAt(0).toLowerCase()}${whole.slice(1)}`;
  return (
    <Dialog isOpen onClose={onClose} title="Share Ticket" lang="en">
      <div className={styles.ways}>
        <ShareLine
          label="Kode tiket"
          text={ticket}
          rows={1}
          copyLabel="Salin kode"
          onCopied={(done) => setCopied({ what: "Kode tiket", done })}
        />
        <ShareLine
          label={whole}
          text={link === undefined ? heading : `${heading}\n${link}`}
          rows={link === undefined ? 2 : 4}
          copyLabel={copyWhole}
          onCopied={(done) => setCopied({ what: whole, done })}
        />
        <p className={styles.about}>
          {link === undefined
            ? "Portal ini dibuka dari berkas di perangkat Anda, jadi tiketnya tidak punya tautan. Penerima dapat mencari kodenya di portalnya sendiri bila memiliki data yang sama."
            : "Tautan hanya membuka tiket ini di peramban yang menyimpan data portal ini."}
        </p>
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
            Bagikan lewat aplikasi lain
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
            <CircleCheck className={styles.icon} aria-hidden="true" /> {copied.what} sudah disalin.
          </>
        ) : (
          <>
            <CircleAlert className={styles.icon} aria-hidden="true" /> Peramban ini tidak
            mengizinkan penyalinan otomatis. Teksnya sudah dipilih; tekan Ctrl+C.
          </>
        ))}
    </p>
  );
}
