import { type ShownEditor, selectedOf } from "../useEditor";
import { hasColumns, type Room } from "./panelSide";
import { SettingsDialog } from "./SettingsDialog";
import { SettingsPanel } from "./SettingsPanel";

export type SettingsPlaceProps = {
  editor: ShownEditor;
  room: Room;
  isOpen: boolean;
  onClose: () => void;
  onRemove: (id: string) => void;
};

/** The settings of the selected widget: over the canvas, or in a dialog if the canvas has one column. */
export function SettingsPlace({ editor, room, isOpen, onClose, onRemove }: SettingsPlaceProps) {
  const widget = selectedOf(editor);
  if (!isOpen || widget === undefined) return null;
  if (hasColumns(room)) {
    return <SettingsPanel widget={widget} editor={editor} room={room} onClose={onClose} />;
  }
  return (
    <SettingsDialog
      widget={widget}
      editor={editor}
      onClose={onClose}
      onRemove={() => onRemove(widget.id)}
    />
  );
}
