import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import { PdfFrame } from "../../ui/display/PdfFrame";
import { Guarded, type GuardedProps } from "../Guarded";
import reader from "./DocumentReader.module.css";
import styles from "./LockedPdf.module.css";

export type LockedPdfProps = Pick<GuardedProps, "watermark"> & { url: string; name: string };

/**
 * A PDF that has to stay where it is (§6). The browser's viewer lets whoever gets into it copy, save and print, so nobody does: its
 * pages are turned from here. How many there are only the viewer knows; asked for one behind the last it shows the last.
 */
export function LockedPdf({ url, name, watermark }: LockedPdfProps) {
  const [page, setPage] = useState(1);
  return (
    <>
      <div className={reader.bar}>
        <Button
          size="small"
          icon={ChevronLeft}
          reason={page === 1 ? "Ini halaman pertama." : undefined}
          onClick={() => setPage(page - 1)}
        >
          Halaman sebelumnya
        </Button>
        <p role="status" className={reader.count}>
          Halaman {page}
        </p>
        <Button size="small" icon={ChevronRight} onClick={() => setPage(page + 1)}>
          Halaman berikutnya
        </Button>
      </div>
      <Guarded canCopy={false} watermark={watermark}>
        <div inert className={styles.sheet}>
          {/* A viewer that is shown already does not look at the address again. */}
          <PdfFrame key={page} url={url} name={name} only={page} />
        </div>
      </Guarded>
    </>
  );
}
