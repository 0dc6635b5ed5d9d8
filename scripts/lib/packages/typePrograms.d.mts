export type TypeProgram = {
  readonly packages: readonly string[];
  readonly config: (folder: string) => { readonly extends: string; readonly include: readonly string[] };
};
export function typePrograms(names: readonly string[]): TypeProgram[];
