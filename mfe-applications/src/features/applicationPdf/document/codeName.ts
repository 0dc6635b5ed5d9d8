/** Names a coded value; a code that has no name stays as it is, and none gives ''. */
export function codeName(
  names: Readonly<Record<string, string>>,
  code: string | number | null | undefined,
): string {
  return code == null ? '' : (names[String(code)] ?? String(code));
}
