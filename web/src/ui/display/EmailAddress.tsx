import { Fragment } from "react";

/** An e-mail address that breaks before '@' or '.', and elsewhere only if a part is longer than the line. */
export function EmailAddress({ address }: { address: string }) {
  let start = 0;
  return (
    <bdi style={{ overflowWrap: "break-word" }}>
      {address.split(/(?=[@.])/).map((part) => {
        const key = start;
        start += part.length;
        return (
          <Fragment key={key}>
            {key > 0 && <wbr />}
            {part}
          </Fragment>
        );
      })}
    </bdi>
  );
}
