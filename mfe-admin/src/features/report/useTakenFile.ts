import { useEffect, useRef, useState } from 'react';
import { logFailure } from 'shared-auth';
import { ApiError } from 'shared-client';
import { apiErrorText, saveFile, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';
import type { MadeFile } from './files/reportFiles.ts';

/** Makes a file. Throws ApiError, the signal's reason, or what else went wrong. */
export type FileMaker = (signal: AbortSignal) => Promise<MadeFile>;

/**
 * Makes files and saves them, one at a time; leaving the page gives the work up.
 *
 * - busy: id of the one that is being made
 */
export function useTakenFile(): {
  readonly busy: string | null;
  readonly take: (id: string, make: FileMaker) => void;
} {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const run = async (id: string, make: FileMaker) => {
    if (work.current !== null) return;
    const own = new AbortController();
    work.current = own;
    setBusy(id);
    try {
      const { content, name } = await make(own.signal);
      if (own.signal.aborted) return;
      saveFile(content, name);
      toast({ kind: 'success', text: t('report.files.saved', { name }) });
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ApiError)) logFailure('A file of the report was not made', error);
      toast({
        kind: 'error',
        text: error instanceof ApiError ? apiErrorText(error, t) : t('report.files.failed'),
      });
    } finally {
      work.current = null;
      setBusy(null);
    }
  };
  return { busy, take: (id, make) => void run(id, make) };
}
