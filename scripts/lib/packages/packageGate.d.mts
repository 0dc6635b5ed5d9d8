export function packageGate(
  name: string,
  environment?: Readonly<Record<string, string | undefined>>,
): { readonly portal: string | undefined } | { readonly leftOut: string } | null;
