import { readingProgress } from "../platform/readingProgress";
import { useSignal } from "../platform/signal";
import { ProgressBar } from "../ui/feedback/ProgressBar";
import { Mark } from "../ui/page/Mark";
import { openingTexts as texts } from "./texts";

/** The waiting page of index.html with its styles, kept until the first screen is there. */
export function Opening() {
  const reading = useSignal(readingProgress);
  return (
    <div className="pembuka" role="status">
      <Mark size={48} />
      <p>{texts.loading}</p>
      {reading !== undefined && <ProgressBar label={texts.reading} share={reading} />}
    </div>
  );
}
