export function foreignAddresses(): ReadonlyArray<{
  readonly id: string;
  readonly patterns: ReadonlyArray<{ readonly selector: string; readonly message: string }>;
}>;
