import { useEffect, useRef } from 'react';
import { logFailure } from 'shared-auth';
import { ApiError, useApi, useMutation } from 'shared-client';
import { apiErrorText, useLanguage, useToast, useTranslation, useUniversity } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';

/**
 * Offers the PDF of an application, in the portal's language; leaving the page gives the work up.
 *
 * - a call while one is under way does nothing
 */
export function useApplicationPdf(id: number): { readonly download: () => void; readonly isMaking: boolean } {
  const api = useApi();
  const toast = useToast();
  const { tag } = useLanguage();
  const university = useUniversity();
  const { t } = useTranslation(MODULE_ID);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { signal } = (work.current = new AbortController());
      // Nobody who makes no PDF loads what reads an application for one.
      const { downloadApplicationPdf } = await import('./downloadApplicationPdf.ts');
      return downloadApplicationPdf(id, { api, tag, university, signal });
    },
    onError: (cause) => {
      if (work.current?.signal.aborted === true) return;
      if (!(cause instanceof ApiError))
        logFailure(`The PDF of application ${id} was not made`, cause.message);
      const text = cause instanceof ApiError ? apiErrorText(cause, t) : t('applicationPdf.failed');
      toast({ kind: 'error', text });
    },
  });
  return {
    download: () => mutate(),
    isMaking: isPending,
  };
}
