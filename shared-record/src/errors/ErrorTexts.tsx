import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { knownFieldErrorCode } from 'shared-contracts/errors/errorCodes.ts';
import { fieldErrorText, useTranslation } from 'shared-ui/core';
import type { FieldIssue } from 'shared-ui/fields';

/**
 * Sentences for what is wrong; `params` are the numbers that they name.
 *
 * - ofCode: by the code alone
 * - ofField: a field and what is wrong with it, as in `Contact 2, Email: Please fill in this field.`
 * - nameOf: a field alone; `''` where it has no name
 */
export type ErrorSentences = {
  readonly nameOf: (field: string) => string;
  readonly ofCode: (code: string, params?: FieldIssue['params']) => string;
  readonly ofField: (field: string, code: string, params?: FieldIssue['params']) => string;
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
    const ofCode = (text: string, params?: FieldIssue['params']) =>
      fieldErrorText({ code: knownFieldErrorCode(text), params }, t);
    const ofField = (field: string, code: string, params?: FieldIssue['params']) => {
      const name = nameOf(field);
      const sentence = ofCode(code, params);
      return name === '' ? sentence : `${name}: ${sentence}`;
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
