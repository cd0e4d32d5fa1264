import { ChevronDown, ChevronUp, MoveHorizontal, Printer, ZoomIn, ZoomOut } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { IconButton } from "../action/IconButton";
import control from "../form/control.module.css";
import styles from "./PdfViewer.module.css";
import { barTexts } from "./texts";

export type PageBarProps = {
  page: number;
  pageCount: number;
  zoom: number;
  onPage: (page: number) => void;
  onZoom: (by: 1 | -1) => void;
  onFit: () => void;
  /** Left out if the reader may not print. */
  onPrint?: (() => void) | undefined;
};

/** Page number, size and print of a PDF. */
export function PageBar({ page, pageCount, zoom, onPage, onZoom, onFit, onPrint }: PageBarProps) {
  return (
    <div className={styles.pageBar}>
      <span className={styles.group}>
        <IconButton
          size="small"
          icon={ChevronUp}
          label={barTexts.previous}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          size="small"
          icon={ChevronDown}
          label={barTexts.next}
          onClick={() => onPage(page + 1)}
        />
        <PageField page={page} pageCount={pageCount} onPage={onPage} />
      </span>
      <span className={styles.group}>
        <IconButton
          size="small"
          icon={ZoomOut}
          label={barTexts.smaller}
          onClick={() => onZoom(-1)}
        />
        <span className={styles.zoom}>{barTexts.zoom(zoom)}</span>
        <IconButton size="small" icon={ZoomIn} label={barTexts.larger} onClick={() => onZoom(1)} />
        <IconButton size="small" icon={MoveHorizontal} label={barTexts.fitWidth} onClick={onFit} />
        {onPrint && (
          <IconButton size="small" icon={Printer} label={barTexts.print} onClick={onPrint} />
        )}
      </span>
    </div>
  );
}

type PageFieldProps = Pick<PageBarProps, "page" | "pageCount" | "onPage">;

/** 'Halaman [3] dari 24'. Enter goes to the typed page; anything else typed is dropped when the field is left. */
function PageField({ page, pageCount, onPage }: PageFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();

  function go(event: FormEvent) {
    event.preventDefault();
    const wanted = Number.parseInt(typed ?? "", 10);
    if (Number.isInteger(wanted)) onPage(Math.min(Math.max(wanted, 1), pageCount));
    setTyped(undefined);
  }

  return (
    <form className={styles.pageField} onSubmit={go}>
      <label htmlFor={id}>{barTexts.page}</label>
      <input
        id={id}
        className={control.control}
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        size={String(pageCount).length}
        value={typed ?? page}
        aria-describedby={`${id}-count`}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <span id={`${id}-count`}>{barTexts.count(pageCount)}</span>
    </form>
  );
}
