/** A file's name, apart from the text around it and with its extension last whatever script it is in. */
export function FileName({ name }: { name: string }) {
  return <bdi dir="ltr">{name}</bdi>;
}
