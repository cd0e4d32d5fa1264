import type { AsidePiece, Piece } from "./journalStore";
import type { Adoption, Followed, Own, Replica } from "./replica";

const isSame = (one: Uint8Array, other: unknown): boolean =>
  other instanceof Uint8Array &&
  one.length === other.length &&
  one.every((byte, index) => byte === other[index]);

/** Own commits that are not stored: a write that was reported as failed may have succeeded. */
export const notStored = (own: readonly Own[], pieces: readonly Piece[]): readonly Own[] =>
  own.filter(({ entry }) => !pieces.some(({ bytes }) => isSame(entry, bytes)));

/** Commits that will not be stored, as pieces for the quarantine. */
export const unadopted = (own: readonly Own[], seq: number): readonly AsidePiece[] =>
  own.map(({ entry }) => ({ what: "unadopted", seq, bytes: entry }));

/** Applies stored pieces as far as they are sound. */
export function followPieces(replica: Replica, pieces: readonly Piece[]): Followed {
  const firstOdd = pieces.findIndex(({ bytes }) => !(bytes instanceof Uint8Array));
  const even = firstOdd < 0 ? pieces : pieces.slice(0, firstOdd);
  const entries = even.flatMap(({ bytes }) => (bytes instanceof Uint8Array ? [bytes] : []));
  const followed = replica.follow(entries);
  if (followed.problem !== undefined || firstOdd < 0) return followed;
  return { ...followed, problem: "damaged" };
}

/** Puts own commits on a state. On the state that they were made on, they stay unchanged. */
export function putOnTop(replica: Replica, own: readonly Own[], isSameState: boolean): Adoption {
  if (!isSameState) return replica.adopt(own);
  const { taken } = replica.follow(own.map(({ entry }) => entry));
  if (taken === own.length) return { own, refused: [] };
  const rest = replica.adopt(own.slice(taken));
  return { ...rest, own: [...own.slice(0, taken), ...rest.own] };
}
