import { useCallback, useRef, useState } from "react";
import type { EditableDashboard, WidgetKind } from "../../../engine";
import { DraftNotice } from "../../../shared/draft/DraftNotice";
import { useFocusRescue } from "../../../shared/useFocusRescue";
import { LiveRegion } from "../../../ui/feedback/LiveRegion";
import { Notice } from "../../../ui/feedback/Notice";
import { afterFrame } from "../../../ui/page/afterFrame";
import { AboutDialog } from "./AboutDialog";
import { Canvas } from "./canvas/Canvas";
import { ColouredParts, useColoured } from "./canvas/coloured";
import { EmptyCanvas } from "./canvas/EmptyCanvas";
import styles from "./EditorFrame.module.css";
import { Gallery } from "./gallery/Gallery";
import { LeaveGuard } from "./LeaveGuard";
import { SaveRefusal } from "./SaveRefusal";
import { hasColumns } from "./settings/panelSide";
import { SettingsPlace } from "./settings/SettingsPlace";
import { useRoom } from "./settings/useRoom";
import { pageTexts } from "./texts";
import { TopBar } from "./topbar/TopBar";
import { useEditor } from "./useEditor";
import { useRemoval } from "./useRemoval";
import { useSave } from "./useSave";
import { useShortcuts } from "./useShortcuts";

export type EditorFrameProps = {
  opened: EditableDashboard;
  /** The stored dashboard; `undefined` if it was deleted. */
  current: EditableDashboard | undefined;
  isPublished: boolean;
  /** True if the dashboard was deleted while open, or its creation was undone. */
  isGone: boolean;
};

type Task = "gallery" | "about" | "settings";

export function EditorFrame({ opened, current, isPublished, isGone }: EditorFrameProps) {
  const editor = useEditor(opened, current);
  const { store, copy, isSaved } = editor;
  const [task, setTask] = useState<Task>();
  const work = useRef<HTMLDivElement>(null);
  const room = useRoom(work);
  const obstacle = isGone ? pageTexts.gone : undefined;
  const { save, refused, clearError } = useSave(opened.id, store, obstacle);
  const removeWidget = useRemoval(store);
  const undo = useCallback(() => store.undo(), [store]);
  const redo = useCallback(() => store.redo(), [store]);
  useShortcuts({ onUndo: undo, onRedo: redo, onSave: save });

  const close = useCallback(() => setTask(undefined), []);
  const openSettings = useCallback(
    (id: string) => {
      store.select(id);
      store.wishFor("settings");
      setTask("settings");
    },
    [store],
  );

  const canOpenBeside = hasColumns(room);
  const openBeside = useCallback(() => {
    if (canOpenBeside) setTask("settings");
  }, [canOpenBeside]);

  const remove = useCallback(
    (id: string) => {
      close();
      removeWidget(id);
    },
    [close, removeWidget],
  );

  /** Close the gallery first: while open it takes the focus back from the settings. */
  function add(kind: WidgetKind) {
    close();
    afterFrame(() => {
      const isAdded = store.step({ add: { kind } }, { wish: "settings" });
      if (isAdded) setTask("settings");
    });
  }

  // Dismissing a message removes the focused button.
  useFocusRescue(refused ?? editor.problem, () => document.querySelector<HTMLElement>("h1"));

  const coloured = useColoured(copy.widgets);
  const isEmpty = copy.widgets.length === 0;
  return (
    <div className={styles.editor}>
      {!isSaved && <LeaveGuard onAsk={close} onDiscard={editor.discard} />}
      <TopBar
        editor={editor}
        dashboard={opened.id}
        onAdd={() => setTask("gallery")}
        onAbout={() => setTask("about")}
        onSave={save}
        obstacle={obstacle}
        isPublished={isPublished}
      />
      {isGone && <Notice tone="warning" text={pageTexts.goneHint} />}
      <DraftNotice draft={editor.draft} isDashboard />
      {refused && (
        <SaveRefusal
          refused={refused}
          widgets={copy.widgets}
          onShow={openSettings}
          onDismiss={clearError}
        />
      )}
      {editor.problem && <Notice text={editor.problem} onDismiss={() => store.forgetProblem()} />}
      <ColouredParts value={coloured}>
        <div ref={work} className={styles.work}>
          {isEmpty ? (
            <EmptyCanvas editor={editor} onAdd={() => setTask("gallery")} />
          ) : (
            <Canvas
              editor={editor.now}
              onPress={openBeside}
              onLeave={close}
              onSettings={openSettings}
              onRemove={remove}
            />
          )}
          <SettingsPlace
            editor={editor.now}
            room={room}
            isOpen={task === "settings"}
            onClose={close}
            onRemove={remove}
          />
        </div>
      </ColouredParts>
      <LiveRegion message={editor.said} />
      <Gallery isOpen={task === "gallery"} onClose={close} onChoose={add} />
      {task === "about" && (
        <AboutDialog dashboard={opened.id} form={copy.form} store={store} onClose={close} />
      )}
    </div>
  );
}
