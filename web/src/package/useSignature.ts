import { useEffect, useState } from "react";
import type { CheckedPackage } from "../wasm/pkg-package/portal_package";
import { fingerprintOf, type SignatureState, verify } from "./signature";

/** Verifies the signature of a package, and computes the fingerprint of its key. */
export function useSignature({ signature }: CheckedPackage) {
  const [state, setState] = useState<SignatureState>(signature === undefined ? "none" : "checking");
  const [fingerprint, setFingerprint] = useState<string>();

  useEffect(() => {
    let isCurrent = true;
    void verify(signature).then((verified) => isCurrent && setState(verified));
    if (signature !== undefined)
      void fingerprintOf(signature.key).then((print) => isCurrent && setFingerprint(print));
    return () => {
      isCurrent = false;
    };
  }, [signature]);

  return { state, fingerprint };
}
