import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { type ReaderStart, readerStart } from "../../../audit/document/readerStart";
import { READER } from "../../../shared/paths";

const NAME = "pratinjau";

/** Marks a navigation entry that the preview pushed above the list. Closing goes back instead of adding an entry. */
export const OVER_LIST = "over-list";

function written(current: URLSearchParams, id: string | undefined, start?: ReaderStart) {
  const next = new URLSearchParams(current);
  const parts = { [NAME]: id, [READER.words]: start?.words, [READER.at]: start?.at };
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The previewed document. It is in the address, so that a link opens it and Back closes it. */
export function usePreview() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const write = (id: string | undefined, how: { replace: boolean; state: unknown }) =>
    setParams((current) => written(current, id), { ...how, preventScrollReset: true });

  return {
    id: params.get(NAME) ?? undefined,
    /** The place at which the document is opened. */
    start: readerStart(params),
    open: (id: string) => write(id, { replace: false, state: OVER_LIST }),
    /** The query string for a link, which must carry the state `OVER_LIST`. */
    searchOf: (id: string, start?: ReaderStart) => `?${written(params, id, start)}`,
    setDataset: (id: string) => write(id, { replace: true, state }),
    close: () => {
      if (state === OVER_LIST) navigate(-1);
      else write(undefined, { replace: true, state: null });
    },
  };
}

export type Preview = ReturnType<typeof usePreview>;
