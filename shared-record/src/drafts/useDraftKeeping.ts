import { useEffect, useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'shared-ui/fields';
import { isSame } from '../conflict/sameValue.ts';
import type { OpenedRecord } from '../save/openedRecord.ts';
import type { StoredDraft } from './draftKind.ts';
import type { DraftStore } from './draftStore.ts';
import { keepSoon } from './keepSoon.ts';

type KeptFrom<Form> = Pick<OpenedRecord<Form>, 'version' | 'creationKey' | 'form'>;

/**
 * Keeps what is typed in this browser until it is saved: shortly after each change, and when the page is left in whatever way.
 *
 * It listens to the form without drawing anything anew.
 *
 * - from: what the form began from; a form that says the same again needs no draft
 * - begun: the draft that this tab goes on with; it is forgotten once what it holds is kept under the tab's own name
 * - isChanged: something was typed that is not saved; hasFailed: the browser keeps no draft
 * - text: what the draft holds that has no place in the form; it is kept, also when the record is saved, until `dropText`
 * - settle: forgets what was typed so far: it is saved, and the form goes on with the record as it is now
 * - end: forgets what the form holds, for good: the record is saved
 */
export function useDraftKeeping<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  from: KeptFrom<Form>,
  store: DraftStore<Form>,
  begun: StoredDraft<Form> | null,
) {
  const [isChanged, setIsChanged] = useState(() => !isSame(form.getValues(), from.form));
  const [hasFailed, setHasFailed] = useState(false);
  const [text, setText] = useState(begun?.text ?? '');
  const adopts = begun?.key ?? null;
  const isEnded = useRef(false);
  const began = useRef(from);
  useEffect(() => {
    began.current = from;
  });

  useEffect(() => {
    const keep = () => {
      if (isEnded.current) return;
      const settle = (isKept: boolean) => {
        setHasFailed(!isKept);
        if (isKept && adopts !== null) store.remove(adopts);
      };
      const values = form.getValues();
      const { version, creationKey, form: opened } = began.current;
      const isDifferent = !isSame(values, opened);
      setIsChanged(isDifferent);
      if (isDifferent) store.write({ version, creationKey, opened, form: values }, text, new Date(), settle);
      else store.forget(text, settle);
    };
    const soon = keepSoon(keep);
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isEnded.current) return;
        setIsChanged(true);
        soon.touch();
      },
    });
    keep();
    return () => {
      unsubscribe();
      soon.stop();
    };
  }, [form, store, adopts, text]);

  return {
    isChanged,
    hasFailed,
    text,
    dropText: () => setText(''),
    settle: () => {
      store.forget(text, () => undefined);
      setIsChanged(false);
    },
    end: () => {
      isEnded.current = true;
      store.forget(text, () => undefined);
      setIsChanged(false);
    },
  };
}
