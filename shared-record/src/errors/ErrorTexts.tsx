import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { knownFieldErrorCode } from 'shared-contracts/errorCodes.ts';
import { fieldErrorText, useTranslation } from 'shared-ui/core';

/**
 * Sentences for what is wrong.
 *
 * - ofCode: by the code alone
 * - ofField: a field and what is wrong with it, as in `Contact 2, Email: Please fill in this field.`
 * - nameOf: a field alone; `''` where it has no name
 */
export type ErrorSentences = {
  readonly nameOf: (field: string) => string;
  readonly ofCode: (code: string) => string;
  readonly ofField: (field: string, code: string) => string;
};

const ErrorTextsContext = createContext<ErrorSentences | null>(null);

type ErrorTextsProps = {
  /** Names a field such as `contacts.1.email` for people; `''` where it has no name. Keep it the same between renders, or all that reads it is drawn anew. */
  readonly nameOf: (field: string) => string;
  readonly children: ReactNode;
};

/** Gives summaries and notices below it the sentences of error codes, and the names of fields. */
export function ErrorTexts({ nameOf, children }: ErrorTextsProps) {
  const { t } = useTranslation('shared-record');
  const sentences = useMemo(() => {
    const ofCode = (text: string) => fieldErrorText({ code: knownFieldErrorCode(text) }, t);
    const ofField = (field: string, code: string) => {
      const name = nameOf(field);
      return name === '' ? ofCode(code) : `${name}: ${ofCode(code)}`;
    };
    return { ofCode, ofField, nameOf };
  }, [nameOf, t]);
  return <ErrorTextsContext value={sentences}>{children}</ErrorTextsContext>;
}

/** Gives the sentences of the nearest {@link ErrorTexts}; throws where there is none. */
export function useErrorTexts(): ErrorSentences {
  const sentences = useContext(ErrorTextsContext);
  if (sentences === null) throw new Error('useErrorTexts needs ErrorTexts above it.');
  return sentences;
}
