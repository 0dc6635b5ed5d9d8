export function changedLines(
  name: string,
  options?: { readonly root?: string; readonly base?: string },
): { readonly files?: Readonly<Record<string, readonly number[]>>; readonly leftOut?: string };
