export function coverageOf(
  files: Readonly<Record<string, readonly number[]>>,
  reports: readonly string[],
): { readonly isEnough: boolean; readonly sentences: readonly string[] };
