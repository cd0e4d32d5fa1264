import { Loading } from "../../ui/feedback/Loading";
import { pageTexts as texts } from "../texts";
import { BOARD_PLACEHOLDER } from "./printBoard";

export const BoardPlaceholder = () => (
  <div {...BOARD_PLACEHOLDER}>
    <Loading label={texts.loading} lines={8} />
  </div>
);
