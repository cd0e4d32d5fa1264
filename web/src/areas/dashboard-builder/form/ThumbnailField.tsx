import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ThumbnailImage } from "../../../dashboards/card/ThumbnailImage";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { type DashboardForm, type FieldError, problemText, readView } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { FileDropZone } from "../../../ui/form/FileDropZone";
import { thumbnailTexts as texts } from "../texts";
import styles from "./form.module.css";

export type ThumbnailFieldProps = {
  form: DashboardForm;
  error: string | undefined;
  /** Receives the image as a data URL; empty if it was removed. */
  onChange: (thumbnail: string) => void;
};

/** A thumbnail for the lists, in place of the sketch of the widgets. Only a valid image enters the form. */
export function ThumbnailField({ form, error, onChange }: ThumbnailFieldProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { maxThumbnailBytes, maxThumbnailSize } = useDashboardWords();
  const [unfit, setUnfit] = useState<string>();

  async function take([file]: readonly File[]) {
    if (file === undefined) return;
    const isSmall = file.size <= maxThumbnailBytes;
    const url = isSmall ? await readImage(file).catch(() => undefined) : undefined;
    const problem =
      url === undefined
        ? ({
            field: "thumbnail",
            problem: { problem: "notAnImage", max: maxThumbnailSize },
          } as const)
        : imageProblem(form, url);
    setUnfit(problem && `${file.name}: ${problemText(problem)}`);
    if (url !== undefined && problem === undefined) onChange(url);
  }

  function remove() {
    frame.current?.querySelector<HTMLElement>("input[type=file]")?.focus();
    setUnfit(undefined);
    onChange("");
  }

  return (
    <div ref={frame} className={styles.thumbnail}>
      <FileDropZone
        label={texts.label}
        hint={texts.hint(maxThumbnailSize)}
        accept=".png,.jpg,.jpeg,.webp,.gif"
        error={unfit ?? error}
        onFiles={(files) => void take(files)}
      />
      {form.thumbnail !== "" && (
        <div className={styles.chosen}>
          <span className={styles.preview}>
            <ThumbnailImage url={form.thumbnail} alt={texts.chosen} />
          </span>
          <Button size="small" icon={Trash2} onClick={remove}>
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  );
}

const readImage = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`cannot read ${file.name}`));
    reader.readAsDataURL(file);
  });

function imageProblem(form: DashboardForm, thumbnail: string): FieldError | undefined {
  const answer = readView("dashboardFormErrors", { ...form, thumbnail });
  return answer.kind === "ok" ? answer.value.find(({ field }) => field === "thumbnail") : undefined;
}
