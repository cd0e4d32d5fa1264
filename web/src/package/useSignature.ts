import { useEffect, useState } from "react";
import { type SignatureState, verify } from "../audit/package/file/signature";
import type { CheckedPackage } from "../wasm/pkg-package/portal_package";

/** Verifies the signature of a package. */
export function useSignature({ signature }: CheckedPackage): SignatureState {
  const [state, setState] = useState<SignatureState>(signature === undefined ? "none" : "checking");

  useEffect(() => {
    let isCurrent = true;
    void verify(signature).then((verified) => isCurrent && setState(verified));
    return () => {
      isCurrent = false;
    };
  }, [signature]);

  return state;
}
