import { GRID_PARTS } from "../../../audit/grid/useGridAddress";
import { useView } from "../../../engine";
import { useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = {
  ...GRID_PARTS,
  tahapan: "tahapan",
  badanUsaha: "badanUsaha",
  kegiatan: "kegiatan",
  result: "hasil",
} as const;

/** A result takes along what its table was searched for and sorted by. */
const NO_RESULT = {
  result: undefined,
  search: undefined,
  sort: undefined,
  direction: undefined,
};

const NOTHING = {
  tahapan: undefined,
  badanUsaha: undefined,
  kegiatan: undefined,
  ...NO_RESULT,
};

/**
 * The three selects of §2.8 as the address has them. A choice resets what is below it, and the result (§5); a result is
 * asked for only by 'Query Data'.
 */
export function useCascade() {
  const { state, change } = useAddressQuery(PARTS);
  const { tahapan, badanUsaha, kegiatan, result } = state;
  const query = { tahapan, badanUsaha, kegiatan };
  const answer = useView("cascade", query);
  // Nothing runs until all three are chosen (§5), whatever an address asks for.
  const isAsked = result !== undefined && Object.values(query).every(Boolean);
  return {
    query,
    answer,
    isAsked,
    chooseStage: (tahapan: string) => change({ ...NOTHING, tahapan }),
    chooseCompany: (badanUsaha: string) =>
      change({ badanUsaha, kegiatan: undefined, ...NO_RESULT }),
    chooseActivity: (kegiatan: string) => change({ kegiatan, ...NO_RESULT }),
    ask: () => change({ result: "1" }),
    clear: () => change(NOTHING),
  };
}

export type CascadeState = ReturnType<typeof useCascade>;
