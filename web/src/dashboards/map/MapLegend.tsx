import type { MapClass } from "../../engine";
import { classColour } from "./classColour";
import styles from "./MapLegend.module.css";

export const NO_DATA = "tanpa data";

export function MapLegend({ classes }: { classes: readonly MapClass[] }) {
  return (
    <div className={styles.legend}>
      <ul className={styles.classes} aria-label="Keterangan">
        {classes.map(({ label, count }, index) => (
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
              {label} <span className={styles.count}>({count} provinsi)</span>
            </span>
          </li>
        ))}
        <li className={styles.class}>
          <svg width="18" height="12" aria-hidden="true">
            <rect className={styles.none} width="18" height="12" rx="2" />
          </svg>
          {NO_DATA}
        </li>
      </ul>
      <p className={styles.remark}>
        <svg width="12" height="12" aria-hidden="true">
          <circle className={styles.point} cx="6" cy="6" r="4.5" />
        </svg>
        Provinsi yang lebih muda daripada peta ini digambar sebagai titik.
      </p>
    </div>
  );
}
