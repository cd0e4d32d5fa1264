import { openDB } from "idb";

const DATABASE = "portal-minerba-key";
const STORE = "keys";
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" };
const SIGNATURE = { name: "ECDSA", hash: "SHA-256" };

const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A signature with the key that verifies it, both in hexadecimal. */
export type Signed = { key: string; signature: string };

let inMemory: Promise<CryptoKeyPair> | undefined;

/** The key of this browser. Its private part cannot be read, also not by this page. */
async function storedKey(): Promise<CryptoKeyPair> {
  const database = await openDB(DATABASE, 1, {
    upgrade: (opened) => void opened.createObjectStore(STORE),
  });
  try {
    const known: CryptoKeyPair | undefined = await database.get(STORE, "signing");
    if (known !== undefined) return known;
    const made = await makeKey();
    await database.put(STORE, made, "signing");
    return made;
  } finally {
    database.close();
  }
}

const makeKey = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"]);

/**
 * Signs a text with the key of this browser; a browser that may store nothing has one key per page. Returns `undefined`
 * where the browser does not sign: pages of insecure addresses have no `crypto.subtle`.
 */
export async function signText(text: string): Promise<Signed | undefined> {
  if (crypto.subtle === undefined) return undefined;
  inMemory ??= storedKey().catch(makeKey);
  const { publicKey, privateKey } = await inMemory;
  const signature = await crypto.subtle.sign(SIGNATURE, privateKey, new TextEncoder().encode(text));
  const key = await crypto.subtle.exportKey("raw", publicKey);
  return { key: hexadecimal(key), signature: hexadecimal(signature) };
}
