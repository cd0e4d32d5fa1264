import { readingProgress } from "../platform/readingProgress";
import { useSignal } from "../platform/signal";
import { ProgressBar } from "../ui/feedback/ProgressBar";
import { Mark } from "../ui/page/Mark";

/** The waiting page of index.html with its styles, kept until the first screen is there. */
export function Opening() {
  const reading = useSignal(readingProgress);
  return (
    <div className="pembuka" role="status">
      <Mark size={48} />
      <p>Memuat Portal Minerba…</p>
      {reading !== undefined && <ProgressBar label="Membaca data" share={reading} />}
    </div>
  );
}
