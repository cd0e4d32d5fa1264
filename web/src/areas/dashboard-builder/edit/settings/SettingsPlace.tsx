import { type ShownEditor, selectedOf } from "../useEditor";
import { useIsWide } from "../useIsWide";
import { SettingsDialog } from "./SettingsDialog";
import { SettingsPanel, type SettingsPanelProps } from "./SettingsPanel";

export type SettingsPlaceProps = {
  editor: ShownEditor;
  /** What they show beside the canvas. */
  beside: SettingsPanelProps;
  /** Whether they were asked for; beside the canvas they are there all the time. */
  isOpen: boolean;
  onClose: () => void;
  onRemove: (id: string) => void;
};

/** The settings of the selected widget: beside the canvas where there is room, else above it. */
export function SettingsPlace({ editor, beside, isOpen, onClose, onRemove }: SettingsPlaceProps) {
  const isWide = useIsWide();
  if (isWide) return <SettingsPanel {...beside} />;
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
