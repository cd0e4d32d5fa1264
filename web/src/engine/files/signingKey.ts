import { type DBSchema, type IDBPObjectStore, openDB } from "idb";

const DATABASE = "portal-minerba-key";
const STORE = "keys";
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256" };
const SIGNATURE = { name: "ECDSA", hash: "SHA-256" };

const hexadecimal = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** A signature with the key that verifies it, both in hexadecimal. */
export type Signed = { key: string; signature: string };

let inMemory: Promise<CryptoKeyPair> | undefined;

interface KeyDatabase extends DBSchema {
  [STORE]: { key: string; value: CryptoKeyPair };
}

type KeyStore = IDBPObjectStore<KeyDatabase, [typeof STORE], typeof STORE, "readwrite">;

/** Stores a key unless the browser already has one, and returns the stored key. */
async function storeFirst(store: KeyStore, made: CryptoKeyPair): Promise<CryptoKeyPair> {
  const known = await store.get("signing");
  if (known !== undefined) return known;
  await store.add(made, "signing");
  return made;
}

/**
 * The key of this browser. Its private part cannot be read, also not by this page. Pages that sign at once agree on one
 * key, because each reads and stores it in one transaction; no transaction stays open while a key is made.
 */
async function storedKey(): Promise<CryptoKeyPair> {
  const made = await makeKey();
  const database = await openDB<KeyDatabase>(DATABASE, 1, {
    upgrade: (opened) => void opened.createObjectStore(STORE),
  });
  try {
    const transaction = database.transaction(STORE, "readwrite");
    const [key] = await Promise.all([storeFirst(transaction.store, made), transaction.done]);
    return key;
  } finally {
    database.close();
  }
}

const makeKey = (): Promise<CryptoKeyPair> =>
  crypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"]);

/** Makes or reads the key once per page. A failure is not kept, so that the next package tries again. */
function keyOfPage(): Promise<CryptoKeyPair> {
  inMemory ??= storedKey()
    .catch(makeKey)
    .catch((error: unknown) => {
      inMemory = undefined;
      throw error;
    });
  return inMemory;
}

/**
 * Signs a text with the key of this browser; a browser that may store nothing has one key per page. Returns `undefined`
 * where the browser does not sign: pages of insecure addresses have no `crypto.subtle`.
 */
export async function signText(text: string): Promise<Signed | undefined> {
  if (crypto.subtle === undefined) return undefined;
  const { publicKey, privateKey } = await keyOfPage();
  const signature = await crypto.subtle.sign(SIGNATURE, privateKey, new TextEncoder().encode(text));
  const key = await crypto.subtle.exportKey("raw", publicKey);
  return { key: hexadecimal(key), signature: hexadecimal(signature) };
}
