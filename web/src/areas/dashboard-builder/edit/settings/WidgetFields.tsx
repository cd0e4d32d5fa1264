import type { Ref } from "react";
import type { Widget } from "../../../../engine";
import { SelectField } from "../../../../ui/form/SelectField";
import { TextArea } from "../../../../ui/form/TextArea";
import { TextField } from "../../../../ui/form/TextField";
import { usePreview } from "../canvas/DrawnWidget";
import { widgetTexts as texts } from "../texts";
import type { ShownEditor } from "../useEditor";
import { DimensionFields } from "./DimensionFields";
import { Filters } from "./Filters";
import { FormatFields } from "./FormatFields";
import { Measures } from "./Measures";
import { OrderFields } from "./OrderFields";
import { optionAt } from "./optionAt";
import { PlaceFields } from "./PlaceFields";
import styles from "./rows.module.css";
import { wrongIn } from "./SettingField";
import { SourceField } from "./SourceField";
import { TargetFields } from "./TargetFields";
import { TrendFields } from "./TrendFields";
import { useWidgetSettings } from "./useWidgetSettings";

export type WidgetFieldsProps = {
  widget: Widget;
  editor: ShownEditor;
  sourceRef: Ref<HTMLSelectElement>;
};

export function WidgetFields({ widget, editor, sourceRef }: WidgetFieldsProps) {
  const settings = useWidgetSettings(widget, editor.store);
  const { kind, words, source, change } = settings;
  const { chartType, dataSource, dimension, series } = widget.config;
  const chartTypes = kind?.chartTypes ?? [];
  const { answer } = usePreview(widget);
  const drawnAs = answer.kind === "ok" ? answer.value.chartType : undefined;
  const isOverruled = drawnAs !== undefined && chartTypes.every(({ value }) => value !== drawnAs);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that a field lost the focus
    <div onBlur={() => editor.store.seal()}>
      <div className={styles.first}>
        <TextField
          label={texts.title}
          placeholder={texts.titleHint}
          value={widget.title}
          error={wrongIn("title", widget.title)}
          onChange={settings.rename}
        />
        <SelectField
          label={texts.kind}
          value={widget.type}
          options={words.kinds}
          onChange={(text) => settings.retype(optionAt(words.kinds, text) ?? widget.type)}
        />
        {chartTypes.length > 1 && (
          <SelectField
            label={texts.chartType}
            hint={isOverruled ? texts.columnsOnly : undefined}
            value={chartType ?? ""}
            options={chartTypes}
            onChange={(text) => {
              const chosen = optionAt(chartTypes, text);
              if (chosen) change({ chartType: chosen });
            }}
          />
        )}
        {widget.type === "text" ? (
          <TextArea
            label={texts.text}
            hint={texts.textHint}
            value={widget.config.text ?? ""}
            error={wrongIn("text", widget.config.text ?? "")}
            onChange={(text) => change({ text }, "text")}
          />
        ) : (
          <SourceField ref={sourceRef} chosen={dataSource} onChoose={settings.draw} />
        )}
        {source && kind?.needsDimension && (
          <DimensionFields
            label={texts.dimension}
            bucketLabel={texts.bucket}
            value={dimension}
            columns={source.columns}
            words={words}
            onChange={(chosen) => chosen && change({ dimension: chosen })}
          />
        )}
        {source && kind?.hasSeries && (
          <DimensionFields
            label={texts.series}
            bucketLabel={texts.seriesBucket}
            none={texts.noSeries}
            value={series}
            columns={source.columns}
            words={words}
            onChange={(chosen) => change({ series: chosen })}
          />
        )}
      </div>
      <Measures {...settings} />
      <TrendFields {...settings} />
      <TargetFields {...settings} />
      <Filters {...settings} />
      <OrderFields {...settings} />
      <FormatFields {...settings} />
      <PlaceFields widget={widget} editor={editor} />
    </div>
  );
}
