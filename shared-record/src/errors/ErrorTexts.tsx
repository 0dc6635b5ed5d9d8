import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'shared-ui/core';
import { FieldMessages } from 'shared-ui/fields';

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
  /** Sentence of each code; keep the object the same between renders, or every field below is drawn anew. */
  readonly byCode: Readonly<Record<string, string>>;
  /** Names a field such as `contacts.1.email` for people; `''` where it has no name. Keep it the same between renders, too. */
  readonly nameOf: (field: string) => string;
  readonly children: ReactNode;
};

/** Gives fields, summaries and notices below it the sentences of error codes, and the names of fields. */
export function ErrorTexts({ byCode, nameOf, children }: ErrorTextsProps) {
  const { t } = useTranslation('shared-record');
  const sentences = useMemo(() => {
    const ofCode = (code: string) => byCode[code] ?? t('shared-ui:FieldFrame.invalid');
    const ofField = (field: string, code: string) => {
      const name = nameOf(field);
      return name === '' ? ofCode(code) : `${name}: ${ofCode(code)}`;
    };
    return { ofCode, ofField, nameOf };
  }, [byCode, nameOf, t]);
  return (
    <ErrorTextsContext value={sentences}>
      <FieldMessages texts={byCode}>{children}</FieldMessages>
    </ErrorTextsContext>
  );
}

/** Gives the sentences of the nearest {@link ErrorTexts}; throws where there is none. */
export function useErrorTexts(): ErrorSentences {
  const sentences = useContext(ErrorTextsContext);
  if (sentences === null) throw new Error('useErrorTexts needs ErrorTexts above it.');
  return sentences;
}
