import { Table2, UserPlus } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router-dom";
import { StageName } from "../../../audit/StageName";
import type {
  DatasetCard as Dataset,
  DocumentCard as Document,
  FoundItem as Found,
  FoundPlace,
} from "../../../engine";
import { useVocabulary } from "../../../engine";
import { labelOf } from "../../../platform/labelOf";
import { Marked } from "../../../shared/Marked";
import { paths } from "../../../shared/paths";
import { Button } from "../../../ui/action/Button";
import { LinkButton } from "../../../ui/action/LinkButton";
import { VisuallyHidden } from "../../../ui/page/VisuallyHidden";
import { DocumentCard } from "./DocumentCard";
import cards from "./DocumentCards.module.css";
import type { DocumentTask } from "./documentTask";
import styles from "./Found.module.css";
import { documentTexts, foundTexts } from "./texts";
import { OVER_LIST, type Preview } from "./usePreview";

/** Marks the links that the arrows move among. */
export const HIT = "data-found";

export type FoundItemProps = {
  found: Found;
  preview: Preview;
  onAsk: (task: DocumentTask) => void;
};

/** The address of a place, or of the whole item without one. */
type AddressOf = (place?: FoundPlace) => string;

/** A document or dataset with the places where the words were found. */
export function FoundItem({ found, preview, onAsk }: FoundItemProps) {
  const { item } = found;
  if ("document" in item) {
    const { document } = item;
    const to: AddressOf = (place) =>
      preview.searchOf(document.id, place && { words: place.find, at: place.at ?? "" });
    return (
      <DocumentCard
        document={document}
        showsPlace
        name={<HitLink to={to()} pieces={found.name} />}
        company={<Marked pieces={found.company} />}
        onAsk={onAsk}
      >
        <Places found={found} addressOf={to} />
      </DocumentCard>
    );
  }
  return <DatasetCard dataset={item.dataset} found={found} onAsk={onAsk} />;
}

function HitLink({ to, pieces }: { to: string; pieces: Found["name"] }) {
  return (
    <Link to={to} state={OVER_LIST} preventScrollReset {...{ [HIT]: "" }} className={styles.name}>
      <Marked pieces={pieces} />
    </Link>
  );
}

function Places({ found: { count, places }, addressOf }: { found: Found; addressOf: AddressOf }) {
  if (places.length === 0) return null;
  const more = count - places.length;
  return (
    <div className={styles.places}>
      <p className={styles.count}>{foundTexts.places(count)}</p>
      <ul>
        {places.map((place) => (
          <li key={`${place.label} ${place.at} ${place.text.map(({ text }) => text).join("")}`}>
            <Link
              to={addressOf(place)}
              state={OVER_LIST}
              preventScrollReset
              {...{ [HIT]: "" }}
              className={styles.place}
            >
              <span className={styles.label}>{place.label}</span>{" "}
              <span className={styles.text}>
                <Marked pieces={place.text} />
              </span>
              {place.row && <span className={styles.row}> {place.row}</span>}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={styles.count}>{foundTexts.morePlaces(more)}</p>}
    </div>
  );
}

type DatasetCardProps = Pick<FoundItemProps, "found" | "onAsk"> & { dataset: Dataset };

function DatasetCard({ dataset, found, onAsk }: DatasetCardProps) {
  const nameId = useId();
  const { dataTypes } = useVocabulary();
  const to: AddressOf = (place) => paths.cmsAuditor.dataset(dataset, place?.find);
  const named = <VisuallyHidden lang="id"> {dataset.name}</VisuallyHidden>;
  const document: Pick<Document, "id" | "name" | "assignments"> = dataset;
  return (
    <article className={cards.card} aria-labelledby={nameId}>
      <Table2 className={cards.icon} aria-hidden="true" />
      <div className={cards.words}>
        <h2 id={nameId} className={cards.name}>
          <HitLink to={to()} pieces={found.name} />
        </h2>
        <p className={cards.facts}>
          <span className={cards.format}>{labelOf(dataTypes, "tabular")}</span>
          <span>{dataset.size}</span>
          <span>{dataset.uploaded}</span>
        </p>
        <p className={cards.about}>
          <StageName stage={dataset.tahapan} /> · <Marked pieces={found.company} />
        </p>
        {dataset.assignments > 0 && (
          <p className={cards.about}>{documentTexts.assignments(dataset.assignments)}</p>
        )}
        <Places found={found} addressOf={to} />
      </div>
      <div className={cards.actions}>
        <LinkButton size="small" icon={Table2} to={to()}>
          {foundTexts.open}
          {named}
        </LinkButton>
        <Button
          size="small"
          lang="en"
          icon={UserPlus}
          onClick={() => onAsk({ what: "assign", document })}
        >
          {documentTexts.assign}
          {named}
        </Button>
      </div>
    </article>
  );
}
