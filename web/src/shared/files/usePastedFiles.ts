import { type RefObject, useEffect } from "react";
import { granted, readView } from "../../engine";

/** Takes files that are pasted anywhere in the form, such as a screenshot, and gives them a descriptive name. */
export function usePastedFiles(
  field: RefObject<HTMLElement | null>,
  take: (files: File[]) => void,
) {
  useEffect(() => {
    function paste(event: ClipboardEvent) {
      const files = filesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files.map(named));
    }
    const form = field.current?.closest("form");
    form?.addEventListener("paste", paste);
    return () => form?.removeEventListener("paste", paste);
  });
}

/** Returns no files if the clipboard holds text: office programs add a picture of it. */
function filesOf(data: DataTransfer | null): File[] {
  if (data === null) return [];
  const isText = data.types.includes("text/html") && data.getData("text/plain").trim() !== "";
  return isText ? [] : [...data.files];
}

function named(file: File): File {
  const { name, type } = file;
  return new File([file], granted(readView("pastedName", { name, mediaType: type })), { type });
}
