import { useMemo } from "react";
import type { FilterQuery } from "../../engine";
import { useAddressQuery } from "../../shared/useAddressQuery";

const NAMES = {
  periode: "periode",
  dari: "dari",
  sampai: "sampai",
  badanUsaha: "badanUsaha",
  tahapan: "tahapan",
  nilai: "nilai",
} as const satisfies Record<keyof FilterQuery, string>;

export function useFilterAddress() {
  const { state, change } = useAddressQuery(NAMES);
  const filters = useMemo((): FilterQuery => {
    const given = Object.entries(state).filter(([, text]) => text !== undefined);
    return Object.fromEntries(given);
  }, [state]);
  return { filters, change };
}
