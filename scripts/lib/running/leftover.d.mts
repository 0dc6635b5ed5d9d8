export function endLeftover(
  env: Readonly<Record<string, string | undefined>>,
  tell: (sentence: string) => void,
  limits?: { readonly endingMs?: number },
): Promise<void>;
