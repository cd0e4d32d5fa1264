import type { SeriesBody } from "../../engine";
import { uniqueKeys } from "../widget/uniqueKeys";
import { CategoryAxis } from "./CategoryAxis";
import type { Plot } from "./plot";
import { ValueAxis } from "./ValueAxis";

export function Axes({ body, plot }: { body: SeriesBody; plot: Plot }) {
  return (
    <>
      <ValueAxis axis={body.axis} scale={plot.y} from={plot.left} to={plot.right} />
      <CategoryAxis
        labels={plot.labels}
        keys={uniqueKeys(body.categories)}
        centre={plot.centre}
        top={plot.bottom}
        width={plot.width}
      />
    </>
  );
}
