import { FileText, LayoutGrid, Plus, Redo2, Save, Undo2 } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../../shared/paths";
import { Button } from "../../../../ui/action/Button";
import { IconButton } from "../../../../ui/action/IconButton";
import { propertiesTexts, barTexts as texts } from "../texts";
import type { Editor } from "../useEditor";
import { SaveState } from "./SaveState";
import styles from "./TopBar.module.css";

export type TopBarProps = {
  editor: Editor;
  dashboard: string;
  onAdd: () => void;
  onAbout: () => void;
  onSave: () => void;
  obstacle: string | undefined;
  isPublished: boolean;
};

export function TopBar({ editor, dashboard, isPublished, obstacle, ...on }: TopBarProps) {
  const { store, copy, isSaved, canUndo, canRedo } = editor;
  const navigate = useNavigate();
  return (
    <header className={styles.bar}>
      <div className={styles.names}>
        <h1 tabIndex={-1} dir="auto" className={styles.name} title={copy.form.name}>
          {copy.form.name}
        </h1>
        <SaveState isSaved={isSaved} isPublished={isPublished} draft={editor.draft} />
      </div>
      <div className={styles.tools}>
        <span className={styles.step} data-idle={!canUndo || undefined}>
          <IconButton size="small" label={texts.undo} icon={Undo2} onClick={() => store.undo()} />
        </span>
        <span className={styles.step} data-idle={!canRedo || undefined}>
          <IconButton size="small" label={texts.redo} icon={Redo2} onClick={() => store.redo()} />
        </span>
        <span className={styles.tidy}>
          <Button variant="quiet" size="small" icon={LayoutGrid} onClick={() => store.step("tidy")}>
            {texts.tidy}
          </Button>
        </span>
        <Button variant="quiet" size="small" icon={FileText} onClick={on.onAbout}>
          <span className={styles.spare}>{propertiesTexts.title}</span>
        </Button>
        <Button size="small" icon={Plus} onClick={on.onAdd}>
          {texts.add}
          <span className={styles.spare}> {texts.widget}</span>
        </Button>
      </div>
      <div className={styles.ends}>
        <Button size="small" onClick={() => navigate(paths.dashboardBuilder.detail(dashboard))}>
          {texts.cancel}
        </Button>
        <Button variant="primary" size="small" icon={Save} reason={obstacle} onClick={on.onSave}>
          {texts.save}
        </Button>
      </div>
    </header>
  );
}
