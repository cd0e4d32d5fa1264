import type { MapClass } from "../../engine";
import { chartTexts, mapTexts as texts } from "../texts";
import { classColour } from "./classColour";
import styles from "./MapLegend.module.css";

export type MapLegendProps = {
  classes: readonly MapClass[];
  /** True if a province is drawn as a point. */
  hasPoints: boolean;
};

export function MapLegend({ classes, hasPoints }: MapLegendProps) {
  return (
    <div className={styles.legend}>
      <ul className={styles.classes} aria-label={chartTexts.legend}>
        {classes.map(
          ({ label, count }, index) =>
            count > 0 && (
              <li key={label} className={styles.class}>
                <svg width="18" height="12" aria-hidden="true">
                  <rect
                    className={styles.swatch}
                    width="18"
                    height="12"
                    rx="2"
                    fill={classColour(index, classes.length)}
                  />
                </svg>
                <span>
                  {label} ({texts.provinces(count)})
                </span>
              </li>
            ),
        )}
        <li className={styles.class}>
          <svg width="18" height="12" aria-hidden="true">
            <rect className={styles.none} width="18" height="12" rx="2" />
          </svg>
          {texts.noData}
        </li>
      </ul>
      {hasPoints && (
        <p className={styles.remark}>
          <svg width="12" height="12" aria-hidden="true">
            <circle className={styles.point} cx="6" cy="6" r="4.5" />
          </svg>
          {texts.youngProvinces}
        </p>
      )}
    </div>
  );
}
