import { useAddressQuery } from "../../../app/useAddressQuery";
import { useView } from "../../../core/useView";

const PARTS = {
  tahapan: "tahapan",
  badanUsaha: "badanUsaha",
  kegiatan: "kegiatan",
  result: "hasil",
} as const;

const NOTHING = {
  tahapan: undefined,
  badanUsaha: undefined,
  kegiatan: undefined,
  result: undefined,
};

/**
 * The three selects of §2.8 as the address has them. A choice resets what is below it, and the result (§5); a result is
 * asked for only by 'Query Data'.
 */
export function useCascade() {
  const { state, change } = useAddressQuery(PARTS);
  const { result, ...query } = state;
  const answer = useView("cascade", query);
  return {
    query,
    answer,
    // Nothing runs until all three are chosen (§5), whatever an address asks for.
    isAsked: result !== undefined && Object.values(query).every(Boolean),
    chooseStage: (tahapan: string) => change({ ...NOTHING, tahapan }),
    chooseCompany: (badanUsaha: string) =>
      change({ badanUsaha, kegiatan: undefined, result: undefined }),
    chooseActivity: (kegiatan: string) => change({ kegiatan, result: undefined }),
    ask: () => change({ result: "1" }),
    clear: () => change(NOTHING),
  };
}

export type CascadeState = ReturnType<typeof useCascade>;
