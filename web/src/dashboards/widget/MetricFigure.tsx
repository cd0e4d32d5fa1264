import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus } from "lucide-react";
import type { MetricBody, TrendDirection } from "../../core/pkg/portal_core";
import { Sparkline } from "../chart/Sparkline";
import styles from "./MetricFigure.module.css";
import { ScrollBox } from "./ScrollBox";

const ways: Record<TrendDirection, LucideIcon> = {
  up: ArrowUp,
  down: ArrowDown,
  same: Equal,
  unknown: Minus,
};

export type MetricFigureProps = { body: MetricBody; name: string };

/** One figure, and where it comes from. */
export function MetricFigure({ body, name }: MetricFigureProps) {
  const { trend } = body;
  const Way = trend && ways[trend.direction];
  return (
    <div className={styles.place}>
      <ScrollBox className={styles.metric} label={name}>
        <div className={styles.words}>
          <div className={styles.head}>
            <p className={styles.figure} data-long={body.text.length > 9 || undefined}>
              {body.text}
            </p>
            {body.period && <p className={styles.period}>{body.period}</p>}
          </div>
          {trend && Way && (
            <p className={styles.trend}>
              <span className={styles.change} data-direction={trend.direction}>
                <Way className={styles.way} aria-hidden="true" />
                {trend.change}
              </span>{" "}
              <span>{trend.against}</span>
            </p>
          )}
        </div>
        {body.sparkline.length > 1 && (
          <div className={styles.line}>
            <Sparkline points={body.sparkline} name={name} />
          </div>
        )}
      </ScrollBox>
    </div>
  );
}
