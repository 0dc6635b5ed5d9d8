import { createContext, type ReactNode } from 'react';
import type { FieldErrorCode } from 'shared-contracts/errorCodes.ts';

/** Sentences that say more on one module's screens than what `fieldErrorText` says everywhere, by code. */
export type OwnErrorTexts = Readonly<Partial<Record<FieldErrorCode, string>>>;

export const FieldMessagesContext = createContext<OwnErrorTexts>({});

type FieldMessagesProps = { readonly texts: OwnErrorTexts; readonly children: ReactNode };

/**
 * Gives the fields below it a module's own sentences of codes, such as limits that only its documents know.
 *
 * - texts: keep the object the same between renders, or every field below is drawn anew
 */
export function FieldMessages({ texts, children }: FieldMessagesProps) {
  return <FieldMessagesContext value={texts}>{children}</FieldMessagesContext>;
}
