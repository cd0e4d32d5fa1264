import { type FileFacts, isFile, isNumber, isText, listOf, shapeOf } from "../../engine";
import type { PickedFile } from "./pickedFile";

/** Whether a stored draft's file is one. */
export const isPickedFile = shapeOf<PickedFile>({
  key: isText,
  name: isText,
  file: isFile,
  facts: shapeOf<FileFacts>({ name: isText, size: isNumber, head: listOf(isNumber) }),
  sizeLabel: isText,
});
