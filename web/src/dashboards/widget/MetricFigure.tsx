import { ArrowDown, ArrowUp, Equal, type LucideIcon, Minus } from "lucide-react";
import { useContext } from "react";
import type { MetricBody, TrendDirection, TrendJudgement } from "../../engine";
import type { Tone } from "../../ui/display/tone";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { Sparkline } from "../chart/Sparkline";
import { OpenFigure } from "../drill/openFigure";
import { metricTexts as texts } from "../texts";
import styles from "./MetricFigure.module.css";
import { ScrollBox } from "./ScrollBox";

const ways: Record<TrendDirection, LucideIcon> = {
  up: ArrowUp,
  down: ArrowDown,
  same: Equal,
  unknown: Minus,
};

const TONES: Record<TrendJudgement, Tone> = { better: "success", worse: "danger" };

export type MetricFigureProps = { body: MetricBody; name: string };

export function MetricFigure({ body, name }: MetricFigureProps) {
  const { text, number, unit, trend, sparkline, rows, target } = body;
  const open = useContext(OpenFigure);
  const Way = trend && ways[trend.direction];
  const shown = (
    <>
      {number}
      {unit && <span className={styles.unit}> {unit}</span>}
    </>
  );
  return (
    <div className={styles.place}>
      <ScrollBox className={styles.metric} label={name}>
        <div className={styles.head}>
          <p className={styles.figure} title={text}>
            {open && rows > 0 ? (
              <button
                type="button"
                className={styles.open}
                aria-label={texts.openRows(unit ? `${number} ${unit}` : number, rows)}
                onClick={() => open({})}
              >
                {shown}
              </button>
            ) : (
              shown
            )}
          </p>
          {sparkline.length > 1 && (
            <div className={styles.line}>
              <Sparkline points={sparkline} name={name} />
            </div>
          )}
        </div>
        {trend && Way && (
          <p className={styles.trend}>
            <span className={styles.change} data-tone={trend.judgement && TONES[trend.judgement]}>
              <Way className={styles.way} aria-hidden="true" />
              {trend.change}
              {trend.judgement && <VisuallyHidden> ({texts[trend.judgement]})</VisuallyHidden>}
            </span>{" "}
            <span className={styles.against} title={trend.against}>
              {trend.against}
            </span>
          </p>
        )}
        {target && (
          <p className={styles.target}>
            {target.share && <strong>{target.share}</strong>} <span>{target.label}</span>
            {target.note && <span> ({target.note})</span>}
          </p>
        )}
      </ScrollBox>
    </div>
  );
}
