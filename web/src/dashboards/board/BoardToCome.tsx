import { Loading } from "../../ui/feedback/Loading";
import { BOARD_TO_COME } from "./printBoard";

export const BoardToCome = () => (
  <div {...BOARD_TO_COME}>
    <Loading label="Memuat dashboard..." lines={8} />
  </div>
);
