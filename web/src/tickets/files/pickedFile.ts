import { type FileFacts, isFile, isNumber, isText, listOf, shapeOf } from "../../engine";

/** A file that passed the core's check and waits to be sent. */
export type PickedFile = {
  key: string;
  /** As it is shown. */
  name: string;
  /** Its bytes; they never enter the core. */
  file: File;
  /** What the core is told of it. */
  facts: FileFacts;
  sizeLabel: string;
};

/** A picked file that was skipped, until the message is put away. */
export type SkippedFile = { key: string; text: string; hint: string | undefined };

/** Whether a stored draft's file is one. */
export const isPickedFile = shapeOf<PickedFile>({
  key: isText,
  name: isText,
  file: isFile,
  facts: shapeOf<FileFacts>({ name: isText, size: isNumber, head: listOf(isNumber) }),
  sizeLabel: isText,
});
