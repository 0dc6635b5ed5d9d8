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
  /** Sends what was chosen, once however often it is asked; tells whether nothing is left to be sent. */
  readonly send: () => Promise<boolean>;
  /** Stops sending; the file stays chosen. */
  readonly cancel: () => void;
  /** Forgets what was chosen. */
  readonly forget: () => void;
  /** Tells whether a file was chosen that is not on the server yet, at this very moment. */
  readonly isPending: () => boolean;
};

type Options = {
  /** The person whose file it will be; null for whoever sends it. */
  readonly owner: number | null;
  readonly onUploaded: (file: ApplicationFile) => void;
  /** Told when a file is given up that was chosen, or on its way, as its place is gone from the page. */
  readonly onLost: (file: File, wasSending: boolean) => void;
};

/** A file keeps its key: sent again it makes no second record. */
type KeyedFile = { readonly file: File; readonly creationKey: string };

/** The way of one file from the person's machine to the server. A file that failed or was stopped can be sent again, and makes no second record. */
export function useFileUpload({ owner, onUploaded, onLost }: Options): FileUpload {
  const api = useApi();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState<UploadFault>();
  // Beside the state, as whoever leaves the step asks between two renders.
  const held = useRef<KeyedFile>(undefined);
  const looking = useRef<Promise<void>>(undefined);
  const sending = useRef<{ readonly stop: AbortController; readonly done: Promise<boolean> }>(undefined);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(
    () => () => {
      if (held.current === undefined) return;
      sending.current?.stop.abort();
      lost.current(held.current.file, sending.current !== undefined);
    },
    [],
  );

  const hold = (file: File | undefined) => {
    held.current = file && { file, creationKey: crypto.randomUUID() };
    setChosen(file && { file, share: undefined });
  };
  const choose = useCallback((files: readonly File[]) => {
    const look = chosenPdf(files).then((found) => {
      // Somebody who chooses twice means the second.
      if (looking.current !== look) return;
      looking.current = undefined;
      if (sending.current !== undefined) return;
      const isFile = found instanceof File;
      hold(isFile ? found : undefined);
      setProblem(isFile ? undefined : { fault: found });
    });
    looking.current = look;
  }, []);

  const sendFile = async ({ file, creationKey }: KeyedFile, stop: AbortController): Promise<boolean> => {
    const show = (share: number | undefined) => setChosen({ file, share });
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
      hold(undefined);
      onUploaded(saved);
      return true;
    } catch (error) {
      sending.current = undefined;
      show(undefined);
      if (!stop.signal.aborted) setProblem({ error });
      return false;
    }
  };
  const send = async (): Promise<boolean> => {
    await looking.current;
    if (sending.current !== undefined) return sending.current.done;
    if (held.current === undefined) return true;
    const stop = new AbortController();
    const done = sendFile(held.current, stop);
    sending.current = { stop, done };
    return done;
  };

  return {
    chosen,
    problem,
    choose,
    send,
    cancel: () => sending.current?.stop.abort(),
    forget: () => {
      hold(undefined);
      setProblem(undefined);
    },
    isPending: () => held.current !== undefined || looking.current !== undefined,
  };
}
