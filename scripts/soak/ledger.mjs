import { Failure } from "../lib/failure.mjs";

const inWords = ({ text, files }) => `"${text}" (${files} files)`;

/** Replies that the portal has acknowledged, recorded outside of the browser, and the one being sent. */
export class Ledger {
  #kept = [];
  #onItsWay;
  #acknowledged = 0;

  sending(reply) {
    this.#onItsWay = reply;
  }

  acknowledged() {
    this.#kept.push(this.#onItsWay);
    this.#onItsWay = undefined;
    this.#acknowledged += 1;
  }

  /** Number of acknowledged replies. */
  get size() {
    return this.#acknowledged;
  }

  /** Compares with what the portal shows after a kill. The reply being sent may be there completely or not at all. */
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
