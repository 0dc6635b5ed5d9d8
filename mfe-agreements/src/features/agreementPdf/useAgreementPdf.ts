import { useEffect, useRef } from 'react';
import type { AgreementItem } from 'shared-contracts/agreements/entities/agreementItem.ts';
import { logFailure } from 'shared-auth';
import { ApiError, useApi, useMutation } from 'shared-client';
import { apiErrorText, useLanguage, useTranslation, useUniversity } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import { downloadAgreementPdf, makePdfOf } from './downloadAgreementPdf.ts';

export type AgreementPdf = {
  /** Makes the file and saves it as `IIA_{id}.pdf`, in the portal's language. A second call while one is under way does nothing. */
  readonly download: () => void;
  readonly isMaking: boolean;
  /** Sentence for the person, in the portal's language; undefined when the last attempt went well. */
  readonly error: string | undefined;
};

/** Makes the PDF that goes to a partner: in English, in the words of the Commission's template. */
export function usePartnersPdf(agreement: AgreementItem): (signal: AbortSignal) => Promise<Blob> {
  const api = useApi();
  const university = useUniversity();
  return (signal) => makePdfOf(agreement, { api, tag: 'en', university, signal });
}

/** Offers the PDF of an agreement. Leaving the page gives the work up. */
export function useAgreementPdf(agreement: AgreementItem): AgreementPdf {
  const api = useApi();
  const { tag } = useLanguage();
  const university = useUniversity();
  const { t } = useTranslation(MODULE_ID);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      work.current = new AbortController();
      return downloadAgreementPdf(agreement, { api, tag, university, signal: work.current.signal });
    },
    onError: (cause) => {
      const isGivenUp = work.current?.signal.aborted === true;
      if (!isGivenUp && !(cause instanceof ApiError))
        logFailure(`The PDF of agreement ${agreement.id} was not made`, cause.message);
    },
  });
  const text = () => (error instanceof ApiError ? apiErrorText(error, t) : t('agreementPdf.failed'));
  return {
    download: () => mutate(),
    isMaking: isPending,
    error: error === null ? undefined : text(),
  };
}
