export type RunningProcess = { readonly pid: number; readonly parent: number; readonly since: string };

export function processTree(root: number): readonly RunningProcess[];
export function killProcesses(processes: readonly RunningProcess[]): void;
