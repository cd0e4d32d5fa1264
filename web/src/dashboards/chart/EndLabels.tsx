import type { EndLabel } from "./endLabels";

export type EndLabelsProps = {
  labels: readonly EndLabel[];
  x: number;
  lookOf: (line: number) => { marker: string; colour: string };
};

/** The names of the lines where they end. */
export function EndLabels({ labels, x, lookOf }: EndLabelsProps) {
  return (
    <g>
      {labels.map(({ line, text, y }) => {
        const { marker, colour } = lookOf(line);
        return (
          <g key={line} transform={`translate(${x} ${y})`}>
            <path d={marker} fill={colour} transform="translate(8 0)" />
            <text x={18} dy="0.32em">
              {text}
            </text>
          </g>
        );
      })}
    </g>
  );
}
