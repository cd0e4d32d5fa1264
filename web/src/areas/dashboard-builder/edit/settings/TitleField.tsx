import { TextField } from "../../../../ui/form/TextField";
import { wrongIn } from "./SettingField";

export type TitleFieldProps = {
  title: string;
  onRename: (title: string) => void;
};

/** What a widget is called. */
export function TitleField({ title, onRename }: TitleFieldProps) {
  return (
    <TextField
      label="Judul"
      placeholder="Otomatis dari isinya"
      value={title}
      error={wrongIn("title", title)}
      onChange={onRename}
    />
  );
}
