import { useView } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import styles from "./load.module.css";
import { recipeTexts } from "./texts";
import type { RecipeState } from "./useRecipe";

export type RecipeNoticeProps = { recipe: RecipeState; content: string };

/** Says which recipe was applied and where the file differs from it, or offers recipes. */
export function RecipeNotice({ recipe, content }: RecipeNoticeProps) {
  const { applied, offers, apply, decline } = recipe;
  if (applied !== undefined) {
    return <Applied key={applied} content={content} dataset={applied} onDecline={decline} />;
  }
  if (offers.length === 0) return null;
  return (
    <section className={styles.near} aria-label={recipeTexts.label}>
      <span>{recipeTexts.same}</span>
      {offers.map((offer) => (
        <Button key={offer.dataset} size="small" onClick={() => apply(offer)}>
          {recipeTexts.apply(offer.name)}
        </Button>
      ))}
    </section>
  );
}

type AppliedProps = { content: string; dataset: string; onDecline: () => void };

function Applied({ content, dataset, onDecline }: AppliedProps) {
  const answer = useView("recipeFit", { content, dataset });
  if (answer.kind === "refused") return null;
  const { name, loaded, fit } = answer.value;
  const { missing, fresh, otherKinds } = fit;
  const differences = [
    ...(missing.length > 0 ? [recipeTexts.missing(missing)] : []),
    ...(fresh.length > 0 ? [recipeTexts.fresh(fresh)] : []),
    ...(otherKinds.length > 0 ? [recipeTexts.otherKinds(otherKinds)] : []),
  ];
  return (
    <section aria-label={recipeTexts.label}>
      <Notice
        tone={differences.length === 0 ? "info" : "warning"}
        text={recipeTexts.applied(name, loaded)}
        hint={differences.join(" ") || undefined}
        action={
          <Button size="small" onClick={onDecline}>
            {recipeTexts.decline}
          </Button>
        }
      />
    </section>
  );
}
