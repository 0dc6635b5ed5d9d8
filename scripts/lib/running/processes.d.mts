export function processOf(pid: number): { readonly parent: number; readonly command: string } | undefined;
