import { lazy } from "react";
import { LateDialog } from "../../ui/overlay/LateDialog";
import type { LoadDeskProps } from "./LoadDesk";

const LoadDesk = lazy(() => import("./LoadDesk"));

export type LoadDialogProps = LoadDeskProps & { isOpen: boolean };

/** Loads a CSV file as a dataset, or a document. The code of the dialog loads on first use. */
export function LoadDialog({ isOpen, ...props }: LoadDialogProps) {
  return <LateDialog>{isOpen && <LoadDesk {...props} />}</LateDialog>;
}
