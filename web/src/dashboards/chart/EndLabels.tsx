import type { Look } from "../../engine";
import type { EndLabel } from "./lineEnds";
import { colourOf, markerOf } from "./look";

export type EndLabelsProps = { labels: readonly EndLabel[]; x: number; looks: readonly Look[] };

export function EndLabels({ labels, x, looks }: EndLabelsProps) {
  return (
    <g>
      {labels.map(({ line, text, y }) => {
        const look = looks[line];
        if (look === undefined) return null;
        return (
          <g key={line} transform={`translate(${x} ${y})`}>
            <path d={markerOf(look)} fill={colourOf(look)} transform="translate(8 0)" />
            <text x={18} dy="0.32em">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
