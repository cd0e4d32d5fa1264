import { type DragEvent, useState } from "react";

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes("Files");

/** Reports the files of a picker and empties it: without this, picking a removed file again would not fire a change event. */
export function takePicked(picker: HTMLInputElement, onFiles: (files: File[]) => void) {
  const given = [...(picker.files ?? [])];
  if (given.length > 0) onFiles(given);
  picker.value = "";
}

/** Makes an element take dropped files. Dropped text still goes to the field under the pointer. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave({ currentTarget, relatedTarget }: DragEvent) {
        if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
        setOver(false);
      },
      onDrop(event: DragEvent) {
        setOver(false);
        const given = [...event.dataTransfer.files];
        if (given.length === 0) return;
        event.preventDefault();
        onFiles(given);
      },
    },
  };
}
