import { useCallback, useMemo, useRef, useState } from 'react';
import type { FileSlot } from 'shared-contracts/applications/entities/applicationSubmission.ts';
import type { FileUpload } from './steps/files/useFileUpload.ts';

/** What the form has to know of a slot's upload. */
export type HeldUpload = Pick<FileUpload, 'isPending' | 'send'>;

export type PendingUploads = {
  /** Some slot holds a file that is not on the server yet. */
  readonly hasFiles: boolean;
  /** Lets the form wait for a slot's upload, until the function that it gives is called. */
  readonly hold: (slot: FileSlot, upload: HeldUpload) => () => void;
  /** Tells that a slot has a file to be sent, or none any more. */
  readonly note: (slot: FileSlot, hasFile: boolean) => void;
  /** Does something once every file that was chosen is on the server; nothing where one of them could not be sent. */
  readonly first: (act: () => void) => void;
};

/** Files that were chosen and are not on the server yet: none of them is left behind when the step is left, or the application saved. */
export function usePendingUploads(): PendingUploads {
  const held = useRef(new Map<FileSlot, HeldUpload>());
  const [slots, setSlots] = useState<readonly FileSlot[]>([]);
  const hold = useCallback((slot: FileSlot, upload: HeldUpload) => {
    held.current.set(slot, upload);
    return () => {
      if (held.current.get(slot) === upload) held.current.delete(slot);
    };
  }, []);
  const note = useCallback((slot: FileSlot, hasFile: boolean) => {
    setSlots((known) => {
      if (known.includes(slot) === hasFile) return known;
      return hasFile ? [...known, slot] : known.filter((other) => other !== slot);
    });
  }, []);
  const first = useCallback((act: () => void) => {
    const waiting = [...held.current.values()].filter(({ isPending }) => isPending());
    // What need not wait happens at once: a link or a step is followed in the same moment as it is pressed.
    if (waiting.length === 0) act();
    else
      void Promise.all(waiting.map(({ send }) => send())).then((sent) => {
        if (sent.every(Boolean)) act();
      });
  }, []);
  const hasFiles = slots.length > 0;
  return useMemo(() => ({ hasFiles, hold, note, first }), [hasFiles, hold, note, first]);
}

/** For a form that is only read: nothing is chosen there. */
export const NO_UPLOADS: PendingUploads = {
  hasFiles: false,
  hold: () => () => undefined,
  note: () => undefined,
  first: (act) => act(),
};
