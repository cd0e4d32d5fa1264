import { GRID_PARTS } from "../../../audit/grid/useGridAddress";
import { useView } from "../../../engine";
import { useAddressQuery } from "../../../shared/useAddressQuery";

const PARTS = {
  ...GRID_PARTS,
  tahapan: "tahapan",
  badanUsaha: "badanUsaha",
  kegiatan: "kegiatan",
  result: "hasil",
  versi: "versi",
} as const;

/** Clears the result together with the search, filters and order of its table. */
const NO_RESULT = {
  result: undefined,
  versi: undefined,
  search: undefined,
  filters: undefined,
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
 * The three selects of §2.8 in the address. A choice resets the result and the selects below. The third
 * choice asks for the result at once, like 'Query Data' (§5).
 */
export function useCascade() {
  const { state, change } = useAddressQuery(PARTS);
  const { tahapan, badanUsaha, kegiatan, result, versi } = state;
  const query = { tahapan, badanUsaha, kegiatan };
  const answer = useView("cascade", { ...query, versi });
  // No query runs until all three selects are set (§5), even if the address asks for it.
  const isAsked = result !== undefined && Object.values(query).every(Boolean);
  return {
    query,
    answer,
    isAsked,
    chooseStage: (tahapan: string) => change({ ...NOTHING, tahapan }),
    chooseCompany: (badanUsaha: string) =>
      change({ badanUsaha, kegiatan: undefined, ...NO_RESULT }),
    chooseActivity: (kegiatan: string) =>
      change({ kegiatan, ...NO_RESULT, result: kegiatan && "1" }),
    ask: () => change({ result: "1" }),
    chooseVersion: (versi: string | undefined) => change({ versi }),
    clear: () => change(NOTHING),
  };
}

export type CascadeState = ReturnType<typeof useCascade>;
