import {
  CircleCheck,
  LoaderCircle,
  Lock,
  type LucideIcon,
  MemoryStick,
  TriangleAlert,
} from "lucide-react";
import type { StorageStatus } from "../../engine";

/** True if there is nothing that the user should know. */
export const isQuietStatus = ({ kind }: StorageStatus) => kind === "saved" || kind === "saving";

export const STATUS_ICONS = {
  saved: CircleCheck,
  saving: LoaderCircle,
  damaged: TriangleAlert,
  unsaved: TriangleAlert,
  memory: MemoryStick,
  readOnly: Lock,
} satisfies Record<StorageStatus["kind"], LucideIcon>;

export const STATUS_TONES = {
  saved: "neutral",
  saving: "neutral",
  damaged: "danger",
  unsaved: "danger",
  memory: "warning",
  readOnly: "warning",
} as const satisfies Record<StorageStatus["kind"], string>;
