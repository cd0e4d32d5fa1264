import { Hatch, useHatchPrefix } from "./Hatches";
import { colourOf, dashOf, markerOf } from "./look";
import styles from "./Swatch.module.css";

export type SwatchProps = { index: number; isRest: boolean; isLine?: boolean };

/** A series in small, as it is drawn. */
export function Swatch({ index, isRest, isLine = false }: SwatchProps) {
  const id = useHatchPrefix();
  const colour = colourOf(index, isRest);
  return isLine ? (
    <svg width="24" height="12" className={styles.swatch} aria-hidden="true">
      <line x2="24" y1="6" y2="6" stroke={colour} strokeWidth="2" strokeDasharray={dashOf(index)} />
      <path d={markerOf(index)} fill={colour} transform="translate(12 6)" />
    </svg>
  ) : (
    <svg width="12" height="12" className={styles.swatch} aria-hidden="true">
      <defs>
        <Hatch id={id} index={index} isRest={isRest} />
      </defs>
      <rect width="12" height="12" rx="2" fill={`url(#${id})`} />
    </svg>
  );
}
