import { useState } from "react";
import { NoticeList } from "../../ui/feedback/NoticeList";
import { FileList } from "../../ui/form/FileList";
import { isPicture, PickedPreview, Thumbnail } from "./PickedImage";
import type { PickedFile } from "./pickedFile";
import { fileTexts } from "./texts";
import type { Attachments } from "./useAttachments";

/** The skipped files with their reasons, and the accepted ones. */
export function AttachmentLists({ attachments }: { attachments: Attachments }) {
  const { files, skipped, setSkipped, remove, focusPicker } = attachments;
  const [previewed, setPreviewed] = useState<PickedFile>();
  const find = (key: string) => files.find((file) => file.key === key);
  return (
    <>
      <NoticeList
        notices={skipped}
        onDismiss={(key) => setSkipped((before) => before.filter((file) => file.key !== key))}
        onDismissAll={() => setSkipped([])}
        onEmptied={focusPicker}
      />
      <FileList
        label={fileTexts.list}
        files={files.map((picked) => ({
          ...picked,
          thumbnail: isPicture(picked) ? <Thumbnail picked={picked} /> : undefined,
        }))}
        canPreview={(key) => isPicture(find(key))}
        onPreview={(key) => setPreviewed(find(key))}
        onRemove={(key) => remove(files.filter((file) => file.key === key))}
        onClear={() => remove(files)}
        onEmptied={focusPicker}
      />
      {previewed && <PickedPreview picked={previewed} onClose={() => setPreviewed(undefined)} />}
    </>
  );
}
