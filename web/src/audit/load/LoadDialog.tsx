import { lazy, Suspense } from "react";
import type { LoadDeskProps } from "./LoadDesk";

const LoadDesk = lazy(() => import("./LoadDesk"));

export type LoadDialogProps = LoadDeskProps & { isOpen: boolean };

/** 'Muat data': brings a CSV file in as a dataset, or a document into the repository. Fetched when it is first opened. */
export function LoadDialog({ isOpen, ...props }: LoadDialogProps) {
  return <Suspense>{isOpen && <LoadDesk {...props} />}</Suspense>;
}
