/** Gives the token of an `Authorization: Bearer …` header; undefined when the header is absent or of another kind. */
export function bearerToken(header: string | undefined): string | undefined {
  return /^bearer +([\w.~+/-]+=*)$/i.exec(header?.trim() ?? '')?.[1];
}
