import { type RefObject, useEffect } from "react";
import { granted, readView } from "../../engine";

/** Takes files that are pasted anywhere into the form around a field, such as a screenshot, under a name that says something. */
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

/** None where text is meant: office programs copy a picture of it along. */
function filesOf(data: DataTransfer | null): File[] {
  if (data === null) return [];
  const isText = data.types.includes("text/html") && data.getData("text/plain").trim() !== "";
  return isText ? [] : [...data.files];
}

function named(file: File): File {
  const { name, type } = file;
  return new File([file], granted(readView("pastedName", { name, mediaType: type })), { type });
}
