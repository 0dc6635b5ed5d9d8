import { useCallback, useEffect, useRef, useState } from 'react';
import {
  applicationFile,
  type ApplicationFile,
} from 'shared-contracts/applications/files/applicationFile.ts';
import { useApi, useQueryClient } from 'shared-client';
import { fileQuery } from '../../api/files.queries.ts';
import { lookAtChosen, makeOfPhotos, type ChoiceFault, type Found } from './photos/lookAtChosen.ts';
import type { Photo } from './photos/photoMessages.ts';

/** - share: how much of it has been sent, from 0 to 1; undefined while it is not being sent */
export type ChosenFile = Found & { readonly share: number | undefined };

/** What went wrong with the file that was chosen last: before it was sent, or what sending it threw. */
export type UploadFault = ChoiceFault | { readonly error: unknown };

export type FileUpload = {
  readonly chosen: ChosenFile | undefined;
  readonly problem: UploadFault | undefined;
  /** Photos of which a document is being made; 0 while there are none. */
  readonly making: number;
  readonly choose: (files: readonly File[]) => void;
  /** Makes the document of photos anew: turned, or of more or fewer; the latest photos are given, also while their document is being made. */
  readonly arrange: (change: (photos: readonly Photo[]) => readonly Photo[]) => void;
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
type KeyedFile = Found & { readonly creationKey: string };

/** The way of one file from the person's machine to the server. A file that failed or was stopped can be sent again, and makes no second record. */
export function useFileUpload({ owner, onUploaded, onLost }: Options): FileUpload {
  const api = useApi();
  const cache = useQueryClient();
  const [chosen, setChosen] = useState<ChosenFile>();
  const [problem, setProblem] = useState<UploadFault>();
  // Beside the state, as whoever leaves the step asks between two renders.
  const held = useRef<KeyedFile>(undefined);
  /** What is being looked at; done: whether it can be sent. */
  const looking = useRef<{
    readonly file: File | undefined;
    readonly stop: AbortController;
    readonly done: Promise<boolean>;
  }>(undefined);
  const [making, setMaking] = useState(0);
  const arranged = useRef<readonly Photo[]>([]);
  const sending = useRef<{ readonly stop: AbortController; readonly done: Promise<boolean> }>(undefined);
  const lost = useRef(onLost);
  useEffect(() => {
    lost.current = onLost;
  });
  useEffect(
    () => () => {
      looking.current?.stop.abort();
      const file = held.current?.file ?? looking.current?.file;
      if (file === undefined) return;
      sending.current?.stop.abort();
      lost.current(file, sending.current !== undefined);
    },
    [],
  );

  const hold = (found: Found | undefined) => {
    held.current = found && { ...found, creationKey: crypto.randomUUID() };
    arranged.current = found?.ofPhotos?.photos ?? [];
    setChosen(found && { ...found, share: undefined });
  };
  /** - keeps: what is wrong takes nothing from what was chosen before */
  const look = useCallback(
    (
      file: File | undefined,
      find: (making: Parameters<typeof makeOfPhotos>[1]) => Promise<Found | ChoiceFault>,
      keeps: boolean,
    ) => {
      looking.current?.stop.abort();
      const stop = new AbortController();
      const isLatest = () => looking.current?.stop === stop;
      const onMaking = (count: number) => isLatest() && setMaking(count);
      const done = find({ signal: stop.signal, onMaking }).then((found) => {
        // Somebody who chooses twice means the second.
        if (!isLatest()) return true;
        looking.current = undefined;
        setMaking(0);
        if (sending.current !== undefined) return true;
        const isFile = 'file' in found;
        if (isFile || !keeps) hold(isFile ? found : undefined);
        else arranged.current = held.current?.ofPhotos?.photos ?? [];
        setProblem(isFile ? undefined : found);
        return isFile;
      });
      looking.current = { file, stop, done };
    },
    [],
  );
  const choose = useCallback(
    (files: readonly File[]) => look(files[0], (parts) => lookAtChosen(files, parts), false),
    [look],
  );
  const arrange = useCallback(
    (change: (photos: readonly Photo[]) => readonly Photo[]) => {
      const photos = (arranged.current = change(arranged.current));
      look(photos[0]?.file, (parts) => makeOfPhotos(photos, parts), true);
    },
    [look],
  );

  const sendFile = async ({ creationKey, ...found }: KeyedFile, stop: AbortController): Promise<boolean> => {
    const show = (share: number | undefined) => setChosen({ ...found, share });
    setProblem(undefined);
    show(0);
    try {
      const saved = await api.upload(found.file, applicationFile.schema, {
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
    // What is wrong with it stays to be read.
    if (looking.current !== undefined && !(await looking.current.done)) return false;
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
    making,
    choose,
    arrange,
    send,
    cancel: () => sending.current?.stop.abort(),
    forget: () => {
      looking.current?.stop.abort();
      looking.current = undefined;
      setMaking(0);
      hold(undefined);
      setProblem(undefined);
    },
    isPending: () => held.current !== undefined || looking.current !== undefined,
  };
}
