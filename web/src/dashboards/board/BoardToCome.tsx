import { Loading } from "../../ui/feedback/Loading";
import { BOARD_TO_COME } from "./printBoard";

/** Stands where a board will be. */
export const BoardToCome = () => (
  <div {...BOARD_TO_COME}>
    <Loading label="Memuat dashboard..." lines={8} />
  </div>
);
