import { Pencil, Trash2 } from "lucide-react";
import { lazy, useState } from "react";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { IconButton } from "../../ui/action/IconButton";
import { LateDialog } from "../../ui/overlay/LateDialog";
import { noteTexts } from "../reply/texts";

const EditNoteDialog = lazy(() => import("../reply/EditNoteDialog"));

/** Changes and deletes one's own internal note; both can be undone. */
export function NoteTools({ note, content }: { note: string; content: string }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <IconButton
        size="small"
        icon={Pencil}
        label={noteTexts.edit}
        onClick={() => setEditing(true)}
      />
      <IconButton
        size="small"
        tone="danger"
        icon={Trash2}
        label={noteTexts.remove}
        onClick={() => dispatchAndTell({ ticket: { deleteNote: { note } } }, noteTexts.removed)}
      />
      {isEditing && (
        <LateDialog>
          <EditNoteDialog note={note} content={content} onClose={() => setEditing(false)} />
        </LateDialog>
      )}
    </>
  );
}
