import { type ShownEditor, selectedOf } from "../useEditor";
import { useIsWide } from "../useIsWide";
import { SettingsDialog } from "./SettingsDialog";
import { SettingsPanel } from "./SettingsPanel";

export type SettingsPlaceProps = {
  editor: ShownEditor;
  isOpen: boolean;
  onClose: () => void;
  onRemove: (id: string) => void;
};

export function SettingsPlace({ editor, isOpen, onClose, onRemove }: SettingsPlaceProps) {
  const isWide = useIsWide();
  if (isWide) return <SettingsPanel editor={editor} />;
  const widget = selectedOf(editor);
  if (!isOpen || widget === undefined) return null;
  return (
    <SettingsDialog
      widget={widget}
      editor={editor}
      onClose={onClose}
      onRemove={() => {
        onClose();
        onRemove(widget.id);
      }}
    />
  );
}
