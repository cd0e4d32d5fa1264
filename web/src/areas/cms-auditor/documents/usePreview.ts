import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

const NAME = "pratinjau";

/** Marks a navigation entry that the preview pushed above the list. Closing goes back instead of adding an entry. */
const OVER_LIST = "over-list";

/** The previewed document. It is in the address, so that a link opens it and Back closes it. */
export function usePreview() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();

  const write = (id: string | undefined, how: { replace: boolean; state: unknown }) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === undefined) next.delete(NAME);
        else next.set(NAME, id);
        return next;
      },
      { ...how, preventScrollReset: true },
    );

  return {
    id: params.get(NAME) ?? undefined,
    open: (id: string) => write(id, { replace: false, state: OVER_LIST }),
    setDataset: (id: string) => write(id, { replace: true, state }),
    close: () => {
      if (state === OVER_LIST) navigate(-1);
      else write(undefined, { replace: true, state: null });
    },
  };
}

export type Preview = ReturnType<typeof usePreview>;
