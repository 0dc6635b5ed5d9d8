import { act, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { FormProvider, useFormContext, type UseFormReturn } from 'react-hook-form';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { TextField } from '../TextField.tsx';
import { useForm } from './useForm.ts';

type Values = { rows: { area: { code: string; note: string } | null }[] | null; name: string };
const NAMES = ['rows.0.area.code', 'rows.0.area.note'] as const;

let form: UseFormReturn<Values>;

function Form({ values }: { readonly values: Values }) {
  form = useForm<Values>({ defaultValues: values });
  return (
    <FormProvider {...form}>
      <Fields />
    </FormProvider>
  );
}

function Fields() {
  const { control } = useFormContext();
  return NAMES.map((name) => (
    <TextField key={name} control={control} name={name} label={name} maxLength={9} />
  ));
}

const draw = (values: Values) =>
  renderInPortal(
    <StrictMode>
      <Form values={values} />
    </StrictMode>,
  );

describe('useForm', () => {
  test.each<Values>([
    { rows: [{ area: null }], name: '' },
    { rows: null, name: 'x' },
    { rows: [{ area: { code: '', note: 'y' } }], name: '' },
  ])('leaves %j as it is when its fields are drawn', (values) => {
    const { unmount } = draw(structuredClone(values));
    expect(form.getValues()).toEqual(values);
    expect(form.formState.isDirty).toBe(false);
    unmount();
    expect(form.getValues()).toEqual(values);
  });

  test('makes a part of what is typed into it, and takes it back', async () => {
    const { user } = draw({ rows: [{ area: null }], name: '' });
    await user.type(screen.getByRole('textbox', { name: NAMES[1] }), 'Web');
    expect(form.getValues('rows.0.area')).toEqual({ note: 'Web' });
    act(() => form.setValue('rows.0.area', null));
    expect(form.getValues()).toEqual({ rows: [{ area: null }], name: '' });
  });

  test('leaves a part null that was there before the form was reset', () => {
    draw({ rows: [{ area: { code: 'a', note: 'b' } }], name: '' });
    act(() => form.reset({ rows: [{ area: null }], name: '' }));
    expect(form.getValues()).toEqual({ rows: [{ area: null }], name: '' });
  });
});
