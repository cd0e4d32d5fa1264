import { Loading } from "../../ui/feedback/Loading";
import { BOARD_PLACEHOLDER } from "./printBoard";

export const BoardPlaceholder = () => (
  <div {...BOARD_PLACEHOLDER}>
    <Loading label="Memuat dashboard..." lines={8} />
  </div>
);
