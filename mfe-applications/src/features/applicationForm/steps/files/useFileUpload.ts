import { useCallback, useEffect, useRef, useState } from 'react';
import { applicationFile, type ApplicationFile } from 'shared-contracts/entities/applicationFile.ts';
import { useApi, useQueryClient } from 'shared-auth/api';
import { fileQuery } from './api/files.queries.ts';
import { chosenPdf, type FileFault } from './model/chosenPdf.ts';

/** - share: how much of it has been sent, from 0 to 1; undefined while it is not being sent */
export type ChosenFile = { readonly file: File; readonly share: number | undefined };

/** What went wrong with the file that was chosen last: before it was sent, or what sending it threw. */
export type UploadFault = { readonly fault: FileFault } | { readonly error: unknown };

export type FileUpload = {
  readonly chosen: ChosenFile | undefined;
  readonly problem: UploadFault | undefined;
  readonly choose: (files: readonly File[]) => void;
  readonly send: () => void;
  /** Stops sending; the file stays chosen. */
  readonly cancel: () => void;
};

type Options = {
  /** The person whose file it will be; null for whoever sends it. */
  readonly owner: number | null;
  readonly onUploaded: (file: ApplicationFile) => void;
  /** Told when a file that was on its way is given up, as its place is gone from the page. */
  readonly onLost: (file: File) => void;
};

/** The way of one file from the person's machine to the server. A file that failed or was stopped can be sent again, and makes no second record. */
export function useFileUpload({ owner, onUploaded, onLost }: Options): FileUpload {
  const api = useApi();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<ChosenFile & { readonly creationKey: string }>();
  const [problem, setProblem] = useState<UploadFault>();
  const sending = useRef<{ readonly stop: AbortController; readonly file: File }>(undefined);
  const latest = useRef(0);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(
    () => () => {
      if (sending.current === undefined) return;
      sending.current.stop.abort();
      lost.current(sending.current.file);
    },
    [],
  );

  const choose = useCallback(async (files: readonly File[]) => {
    latest.current += 1;
    const turn = latest.current;
    const found = await chosenPdf(files);
    // Somebody who chooses twice means the second.
    if (turn !== latest.current || sending.current !== undefined) return;
    const isFile = found instanceof File;
    setChosen(isFile ? { file: found, share: undefined, creationKey: crypto.randomUUID() } : undefined);
    setProblem(isFile ? undefined : { fault: found });
  }, []);

  const send = async () => {
    if (chosen === undefined || sending.current !== undefined) return;
    const { file, creationKey } = chosen;
    const stop = new AbortController();
    sending.current = { stop, file };
    const show = (share: number | undefined) => setChosen({ file, creationKey, share });
    setProblem(undefined);
    show(0);
    try {
      const saved = await api.upload(file, applicationFile.schema, {
        creationKey,
        signal: stop.signal,
        onProgress: show,
        ...(owner !== null && { owner }),
      });
      cache.setQueryData(fileQuery(api, saved.id).queryKey, saved);
      sending.current = undefined;
      setChosen(undefined);
      onUploaded(saved);
    } catch (error) {
      sending.current = undefined;
      show(undefined);
      if (!stop.signal.aborted) setProblem({ error });
    }
  };

  return {
    chosen,
    problem,
    choose: (files) => void choose(files),
    send: () => void send(),
    cancel: () => sending.current?.stop.abort(),
  };
}
