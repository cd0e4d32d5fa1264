/** A file's name, isolated from the text around it; its extension comes last in right-to-left scripts too. */
export function FileName({ name }: { name: string }) {
  return <bdi dir="ltr">{name}</bdi>;
}
