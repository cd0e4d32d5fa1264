import { Pace } from "../../platform/pace";
import type { PortalCore } from "../../wasm/pkg/portal_core";
import type { BytesInParts } from "../storage/bytesInParts";
import { Gathering } from "../storage/gathering";

/** So many bytes stand before the first piece. */
const HEADER = 8;

/** Asks something of the core, unless it traps on it. */
type Attempt = <T>(act: (core: PortalCore) => T) => T | { kind: "failed" };

/**
 * A snapshot that is written while the page goes on: of a million tickets it is half a gigabyte. 'moved' where the state has
 * become another one meanwhile; undefined if the core trapped.
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
  // Only to be had of what the state still is.
  const header = attempt((core) => core.snapshotHeader());
  if (header === undefined) return "moved";
  if (!(header instanceof Uint8Array)) return undefined;
  const snapshot = gathering.gathered();
  snapshot.parts[0]?.set(header);
  return snapshot;
}
