import type { FileFacts } from "../../wasm/pkg/portal_core";
import { isFile, isNumber, isText, listOf, shapeOf } from "../../engine/drafts/guards";
import type { PickedFile } from "./pickedFile";

/** Whether a stored draft's file is one. */
export const isPickedFile = shapeOf<PickedFile>({
  key: isText,
  name: isText,
  file: isFile,
  facts: shapeOf<FileFacts>({ name: isText, size: isNumber, head: listOf(isNumber) }),
  sizeLabel: isText,
});
