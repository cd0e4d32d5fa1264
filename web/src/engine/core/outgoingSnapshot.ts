import { Pace } from "../../platform/pace";
import type { PortalCore } from "../../wasm/pkg/portal_core";
import type { BytesInParts } from "../storage/bytesInParts";
import { Gathering } from "../storage/gathering";

/** Bytes before the first piece. */
const HEADER = 8;

/** Runs `act` with the core; returns 'failed' if it traps. */
type Attempt = <T>(act: (core: PortalCore) => T) => T | { kind: "failed" };

/**
 * Writes a snapshot while the page continues: a million tickets are half a gigabyte. 'moved' if the state changed
 * meanwhile; `undefined` if the core trapped.
 */
export async function writtenInTurns(
  attempt: Attempt,
): Promise<BytesInParts | "moved" | undefined> {
  const pace = new Pace();
  if (attempt((core) => core.beginSnapshot()) !== undefined) return undefined;
  const gathering = new Gathering();
  gathering.add(new Uint8Array(HEADER));
  for (;;) {
    const piece = attempt((core) => core.nextPiece());
    if (piece === undefined) break;
    if (!(piece instanceof Uint8Array)) return undefined;
    gathering.add(piece);
    if (pace.isDue) await pace.turn();
  }
  // The header exists only if the state has not changed.
  const header = attempt((core) => core.snapshotHeader());
  if (header === undefined) return "moved";
  if (!(header instanceof Uint8Array)) return undefined;
  const snapshot = gathering.gathered();
  snapshot.parts[0]?.set(header);
  return snapshot;
}
