export const INTL: readonly { readonly selector: string; readonly message: string }[];
