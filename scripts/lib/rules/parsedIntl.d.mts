export const PARSED_INTL: readonly { readonly selector: string; readonly message: string }[];
