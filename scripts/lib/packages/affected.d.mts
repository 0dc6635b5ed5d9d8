export type Needs = Readonly<Record<string, readonly string[]>>;

export function affectedPackages(files: readonly string[], needs: Needs): readonly string[];
export function workspaceNeeds(): Needs;
