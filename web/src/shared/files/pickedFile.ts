import { type FileFacts, isFile, isNumber, isText, listOf, orNothing, shapeOf } from "../../engine";

/** A file that passed the core's check and is not sent yet. */
export type PickedFile = {
  key: string;
  name: string;
  /** The bytes; they never enter the core. */
  file: File;
  facts: FileFacts;
  sizeLabel: string;
};

/** A skipped file; its message stays until it is dismissed. */
export type SkippedFile = { key: string; text: string; hint: string | undefined };

export const isPickedFile = shapeOf<PickedFile>({
  key: isText,
  name: isText,
  file: isFile,
  facts: shapeOf<FileFacts>({
    name: isText,
    size: isNumber,
    head: listOf(isNumber),
    tail: orNothing(listOf(isNumber)),
  }),
  sizeLabel: isText,
});
