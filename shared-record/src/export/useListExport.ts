import { useCallback, useEffect, useRef, useState } from 'react';
import { logFailure } from 'shared-auth';
import { ApiError } from 'shared-client';
import { formatNumber, saveFile, useLanguage, useToast, useTranslation } from 'shared-ui/core';

/** `xlsx` for people and their office programs, `csv` for other programs. */
export type ExportFormat = 'xlsx' | 'csv';
/** The columns of the documents, or those that the list shows. */
export type ExportColumns = 'standard' | 'shown';

/** What an export is given to work with; `onProgress` takes the rows that are read and all that there are. */
export type ExportWork = {
  readonly format: ExportFormat;
  readonly columns: ExportColumns;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
};

/** - name: with its ending; count: how many records are in it */
export type ExportedFile = { readonly name: string; readonly content: Blob; readonly count: number };

/** Makes the file; undefined when there is nothing that it could hold. Throws ApiError, the signal's reason, or what else went wrong. */
export type Exporter = (work: ExportWork) => Promise<ExportedFile | undefined>;

export type ExportState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'running'; readonly done: number; readonly total: number }
  | {
      readonly kind: 'failed';
      readonly format: ExportFormat;
      readonly columns: ExportColumns;
      readonly error: unknown;
    };

export type ListExport = {
  readonly state: ExportState;
  /** Makes the file and saves it. A second call while one is under way does nothing. */
  readonly start: (format: ExportFormat, columns?: ExportColumns) => void;
  /** Gives the work up; no file is saved. */
  readonly stop: () => void;
  /** Puts what is said of the last attempt away. */
  readonly dismiss: () => void;
};

/** Runs an export of a page: one at a time, given up when the page is left, and ended with a message that names the file. */
export function useListExport(exporter: Exporter): ListExport {
  const { t } = useTranslation('shared-record');
  const { tag } = useLanguage();
  const toast = useToast();
  const [state, setState] = useState<ExportState>({ kind: 'idle' });
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const start = async (format: ExportFormat, columns: ExportColumns) => {
    if (work.current !== null) return;
    const own = new AbortController();
    work.current = own;
    setState({ kind: 'running', done: 0, total: 0 });
    const onProgress = (done: number, total: number) => {
      if (!own.signal.aborted) setState({ kind: 'running', done: Math.min(done, total), total });
    };
    try {
      const file = await exporter({ format, columns, signal: own.signal, onProgress });
      if (own.signal.aborted) return;
      if (file !== undefined) {
        saveFile(file.content, file.name);
        const count = formatNumber(file.count, tag);
        toast({ kind: 'success', text: t('useListExport.saved', { name: file.name, count }) });
      }
      setState(file === undefined ? { kind: 'empty' } : { kind: 'idle' });
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ApiError)) logFailure('The export failed', error);
      setState({ kind: 'failed', format, columns, error });
    } finally {
      if (work.current === own) work.current = null;
    }
  };

  const stop = () => {
    work.current?.abort();
    work.current = null;
    setState({ kind: 'idle' });
    toast({ kind: 'information', text: t('useListExport.stopped') });
  };
  const dismiss = useCallback(() => setState({ kind: 'idle' }), []);
  return { state, start: (format, columns = 'standard') => void start(format, columns), stop, dismiss };
}
