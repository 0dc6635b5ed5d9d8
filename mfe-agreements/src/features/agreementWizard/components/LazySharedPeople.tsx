import { type ComponentProps, lazy, Suspense, useEffect } from 'react';
import { apiErrorText, useToast, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { SharedPeople as Loaded } from './SharedPeople.tsx';

type SharedPeopleProps = ComponentProps<typeof Loaded>;

const SharedPeople = lazy(() =>
  import('./SharedPeople.tsx').then(
    (module) => ({ default: module.SharedPeople }),
    () => ({ default: NotLoaded }),
  ),
);

/** Asks about people whom other agreements name too; it comes when somebody saves a change of one. */
export function LazySharedPeople(props: SharedPeopleProps) {
  return (
    <Suspense fallback={null}>
      <SharedPeople {...props} />
    </Suspense>
  );
}

/** What cannot be asked is not done: nothing is saved, and the person is told so. */
function NotLoaded({ onCancel }: SharedPeopleProps) {
  const { t } = useTranslation(MODULE_ID);
  const toast = useToast();
  useEffect(() => {
    toast({ kind: 'error', text: apiErrorText({ kind: 'network' }, t) });
    onCancel();
  }, [toast, t, onCancel]);
  return null;
}
