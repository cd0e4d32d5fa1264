import { useEffect, useState } from "react";
import { portal, type RecipeFit, type RecipeOffer, useView } from "../../engine";
import type { Draft } from "../../shared/draft/useDraft";
import { type ColumnChoices, noColumnChoices } from "./columnChoices";
import type { KnownPlace, LoadDraft } from "./loadDraft";
import type { Loaded } from "./loaded";

/** Offers the recipes for the file on the screen; applies the one that is clearly meant. */
export function useRecipe(draft: Draft<LoadDraft>, loaded: Loaded, known: KnownPlace) {
  const { seen, recipe, structure, file } = draft.value;
  const { tahapan = "", badanUsaha = "", kegiatan = "" } = known;
  // The table of a discarded draft stays in sight for a moment.
  const table = loaded.kind === "table" && loaded.source === file ? loaded : undefined;
  const isFirst = seen.length === 0 && Object.keys(structure).length === 0;
  const query = { seen: [...seen], fileName: file?.name ?? "", tahapan, badanUsaha, kegiatan };
  const answer = useView("recipeOffers", recipe ? { ...query, seen: [] } : query);
  const { offers, isSure } = answer.kind === "ok" ? answer.value : { offers: [], isSure: false };
  /** The recipe whose columns wait until the file is read with its structure. */
  const [begun, setBegun] = useState<{ dataset: string; before: Loaded | undefined }>();

  function apply({ dataset, choices, sheet, place, kegiatan, existing }: RecipeOffer) {
    const wanted = {
      ...Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== undefined)),
      ...(sheet === undefined ? {} : { sheet }),
    };
    const isSame = JSON.stringify(wanted) === JSON.stringify(structure);
    setBegun({ dataset, before: isSame ? undefined : loaded });
    draft.change((before) => ({
      ...before,
      structure: wanted,
      columns: noColumnChoices,
      place: { ...place, description: before.place.description, kegiatan, existing },
      recipe: dataset,
    }));
  }

  const [sure] = offers;

  useEffect(() => {
    if (table === undefined) return;
    if (isFirst) draft.change((before) => ({ ...before, seen: table.preview.headers }));
    else if (isSure && sure !== undefined && recipe === null) apply(sure);
    else if (begun !== undefined && table !== begun.before) {
      setBegun(undefined);
      const { content } = table;
      const fit = portal().readOnce("recipeFit", { content, dataset: begun.dataset });
      if (fit.kind === "ok") {
        draft.change((before) => ({ ...before, columns: columnsOf(fit.value.fit) }));
      }
    }
  });

  return {
    offers: recipe ? [] : offers,
    applied: recipe || undefined,
    apply,
    decline: () =>
      draft.change((before) => ({
        ...before,
        structure: {},
        columns: noColumnChoices,
        place: { ...before.place, existing: null },
        recipe: "",
      })),
  };
}

export type RecipeState = ReturnType<typeof useRecipe>;

const columnsOf = ({ kinds, headers, missingWords, order, leftOut }: RecipeFit): ColumnChoices => ({
  kinds: given(kinds),
  headers: given(headers),
  missing: given(missingWords),
  leftOut,
  order: order.every((column, place) => column === place) ? [] : order,
});

function given<T>(values: readonly (T | undefined)[]): { [column: number]: T } {
  return Object.fromEntries(
    values.flatMap((value, column) => (value === undefined ? [] : [[column, value]])),
  );
}
