import { Failure } from "../lib/failure.mjs";

const inWords = ({ text, files }) => `"${text}" (${files} files)`;

/** What the portal has acknowledged, written down outside the browser; and the one reply that was on its way. */
export class Ledger {
  #kept = [];
  #onItsWay;
  #acknowledged = 0;

  /** A reply is about to be sent. */
  sending(reply) {
    this.#onItsWay = reply;
  }

  /** The portal has said that it is stored. */
  acknowledged() {
    this.#kept.push(this.#onItsWay);
    this.#onItsWay = undefined;
    this.#acknowledged += 1;
  }

  /** How many replies were acknowledged. */
  get size() {
    return this.#acknowledged;
  }

  /** Compares with what the portal shows after it was killed: the reply on its way may be there, whole, or not at all. */
  compare(found) {
    const rest = found.slice(this.#kept.length);
    for (const [at, reply] of this.#kept.entries()) {
      if (found[at] === undefined || inWords(found[at]) !== inWords(reply))
        throw new Failure(
          `Acknowledged, then lost: ${inWords(reply)}; there is ${found[at] ? inWords(found[at]) : "nothing"}.`,
        );
    }
    const onItsWay = this.#onItsWay;
    this.#onItsWay = undefined;
    if (rest.length === 0) return;
    if (onItsWay === undefined || rest.length > 1 || inWords(rest[0]) !== inWords(onItsWay))
      throw new Failure(`Not acknowledged, and not whole: ${rest.map(inWords).join(", ")}.`);
    this.#kept.push(onItsWay);
  }
}
