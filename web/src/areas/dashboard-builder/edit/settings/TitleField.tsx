import { TextField } from "../../../../ui/form/TextField";
import { useFieldFirst } from "../../../../ui/form/useFieldFirst";
import { wrongIn } from "./SettingField";

export type TitleFieldProps = {
  title: string;
  onRename: (title: string) => void;
};

/** What a widget is called. */
export function TitleField({ title, onRename }: TitleFieldProps) {
  const { text, type, flush, flushForKey } = useFieldFirst(title, onRename);
  return (
    <TextField
      label="Judul"
      placeholder="Otomatis dari isinya"
      value={text}
      error={wrongIn("title", text)}
      onChange={type}
      onBlur={flush}
      onKeyDown={flushForKey}
    />
  );
}
