import { createContext, type ReactNode } from 'react';

/** Sentences of a module's own codes, by code. */
export const FieldMessagesContext = createContext<Readonly<Record<string, string>>>({});

type FieldMessagesProps = { readonly texts: Readonly<Record<string, string>>; readonly children: ReactNode };

/**
 * Gives the fields below it the sentences of codes that belong to one module, such as limits that only its documents know.
 *
 * - texts: keep the object the same between renders, or every field below is drawn anew
 */
export function FieldMessages({ texts, children }: FieldMessagesProps) {
  return <FieldMessagesContext value={texts}>{children}</FieldMessagesContext>;
}
