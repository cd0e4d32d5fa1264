import type { Look } from "../../engine";
import { Hatch, useHatchPrefix } from "./Hatches";
import { colourOf, dashOf, markerOf } from "./look";
import styles from "./Swatch.module.css";

export type SwatchProps = { look: Look; isLine?: boolean };

export function Swatch({ look, isLine = false }: SwatchProps) {
  const id = useHatchPrefix();
  const colour = colourOf(look);
  return isLine ? (
    <svg width="24" height="12" className={styles.swatch} aria-hidden="true">
      <line x2="24" y1="6" y2="6" stroke={colour} strokeWidth="2" strokeDasharray={dashOf(look)} />
      <path d={markerOf(look)} fill={colour} transform="translate(12 6)" />
    </svg>
  ) : (
    <svg width="12" height="12" className={styles.swatch} aria-hidden="true">
      <defs>
        <Hatch id={id} look={look} />
      </defs>
      <rect width="12" height="12" rx="2" fill={`url(#${id})`} />
    </svg>
  );
}
