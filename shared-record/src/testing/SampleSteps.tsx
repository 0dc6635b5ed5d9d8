import { Button, Stack } from 'shared-ui/core';
import { TextField, useFormContext, useWatch, YesNoField } from 'shared-ui/fields';
import { Entry } from '../entries/Entry.tsx';
import { EntryList } from '../entries/EntryList.tsx';
import { RemovedNotice } from '../entries/RemovedNotice.tsx';
import { useEntries } from '../entries/useEntries.ts';
import type { SampleForm } from './sample.ts';

/** Two fields, of which one decides about the steps. */
export function PersonStep() {
  const { control, setValue } = useFormContext<SampleForm>();
  const isStudent = useWatch({ control, name: 'isStudent' });
  return (
    <Stack gap="L">
      <TextField control={control} name="name" label="name" maxLength={100} />
      <YesNoField label="Student" value={isStudent} onChange={(value) => setValue('isStudent', value)} />
    </Stack>
  );
}

/** A step of one field. */
export function CardStep() {
  const { control } = useFormContext<SampleForm>();
  return <TextField control={control} name="card" label="card" maxLength={100} />;
}

/** A list. */
export function StaysStep() {
  const form = useFormContext<SampleForm>();
  const { keys, openKey, toggle, addAt, remove, removed, undo } = useEntries(form, 'stays');
  return (
    <Stack gap="L">
      <EntryList label="Stays" emptyText="None">
        {keys.map((key, index) => (
          <Entry
            key={key}
            path={`stays.${index}`}
            isOpen={openKey === key}
            onToggle={() => toggle(key)}
            summary={`Stay ${index + 1}`}
            actions={<Button onClick={() => remove(key)}>Remove</Button>}
          >
            <TextField control={form.control} name={`stays.${index}.place`} label="place" maxLength={100} />
          </Entry>
        ))}
      </EntryList>
      {removed && <RemovedNotice text="Removed" onUndo={undo} />}
      <Button onClick={() => addAt(keys.length, { key: crypto.randomUUID(), place: '' })}>Add</Button>
    </Stack>
  );
}
