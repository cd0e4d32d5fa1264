import { NoticeList } from "../../ui/feedback/NoticeList";
import { FileList } from "../../ui/form/FileList";
import { fileTexts } from "./texts";
import type { Attachments } from "./useAttachments";

/** The skipped files with their reasons, and the accepted ones. */
export function AttachmentLists({ attachments }: { attachments: Attachments }) {
  const { files, skipped, setSkipped, remove, focusPicker } = attachments;
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
        files={files.map(({ key, name, sizeLabel }) => ({ key, name, sizeLabel }))}
        onRemove={(key) => remove(files.filter((file) => file.key === key))}
        onClear={() => remove(files)}
        onEmptied={focusPicker}
      />
    </>
  );
}
