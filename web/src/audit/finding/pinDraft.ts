import { isNumber, isText, listOf, shapeOf } from "../../engine";
import { isPickedFile, type PickedFile } from "../../shared/files/pickedFile";

/** The inputs of the dialog that pins evidence. */
export type PinDraft = {
  /** Title of a new finding. */
  title: string;
  caption: string;
  /** Chosen columns; none means all. */
  columns: number[];
  section: number;
  quote: string;
  files: PickedFile[];
};

export const EMPTY_PIN: PinDraft = {
  title: "",
  caption: "",
  columns: [],
  section: 0,
  quote: "",
  files: [],
};

export const isPinDraft = shapeOf<PinDraft>({
  title: isText,
  caption: isText,
  columns: listOf(isNumber),
  section: isNumber,
  quote: isText,
  files: listOf(isPickedFile),
});
