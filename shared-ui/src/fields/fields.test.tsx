import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useForm, type Control } from 'react-hook-form';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { CheckboxGroupField } from './CheckboxGroupField.tsx';
import { EmailField } from './EmailField.tsx';
import { NumberField } from './NumberField.tsx';
import { resolveBy, type FieldIssue } from './form/resolveBy.ts';
import { SuggestField } from './SuggestField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';
import { YesNoField } from './YesNoField.tsx';

type Values = { rows: { months: number | null; notes: string }[] };

type Options = {
  readonly months?: number;
  readonly issues?: readonly FieldIssue[];
  readonly language?: 'en' | 'gr';
};

function openForm({ months, issues = [], language = 'en' }: Options = {}) {
  let values: () => Values = () => ({ rows: [] });
  let setMonths: (months: number) => void = () => undefined;
  function Form() {
    const form = useForm<Values>({
      defaultValues: { rows: [{ months: months ?? null, notes: '' }] },
      resolver: resolveBy(() => issues),
    });
    values = form.getValues;
    setMonths = (value) => form.setValue('rows.0.months', value);
    return (
      <>
        <NumberField control={form.control} name="rows.0.months" label="Months" hint="Per year" />
        <TextAreaField control={form.control} name="rows.0.notes" label="Notes" maxLength={500} />
        <button type="button" onClick={() => void form.trigger()}>
          Check
        </button>
      </>
    );
  }
  const view = renderInPortal(<Form />, { language });
  return { ...view, values: () => values().rows[0]!, setMonths: (value: number) => setMonths(value) };
}

describe('<NumberField>', () => {
  const input = () => screen.getByRole('textbox', { name: 'Months' });

  test('takes a comma for a point, and leaves what is typed as it is typed', async () => {
    const { user, values } = openForm();
    await user.type(input(), '4,50');
    expect(input()).toHaveValue('4,50');
    expect(values().months).toBe(4.5);
  });

  test('leaves the space of a message that goes away, and no text in it', async () => {
    const issues: FieldIssue[] = [{ field: 'rows.0.months', code: 'required' }];
    const { user } = openForm({ issues });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    const message = await screen.findByText('Please fill in this field.');
    // Of all fields at once the summary speaks; who leaves one hears of that one.
    expect(message).not.toHaveAttribute('role');
    await user.click(input());
    await user.tab();
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in this field.');
    issues.length = 0;
    await user.click(screen.getByRole('button', { name: 'Check' }));
    await waitFor(() => expect(input()).not.toHaveAttribute('aria-invalid', 'true'));
    expect(screen.queryByText('Please fill in this field.')).toBeNull();
    expect(input()).toHaveAccessibleDescription('Per year');
    expect(input().closest('[data-space]')).toHaveAttribute('data-space', 'Please fill in this field.');
  });

  test('keeps a text that is no number, and has none as its value', async () => {
    const { user, values } = openForm();
    await user.type(input(), '1,2,3');
    expect(input()).toHaveValue('1,2,3');
    expect(values().months).toBeNaN();
  });

  test('has null for nothing', async () => {
    const { user, values } = openForm({ months: 5 });
    await user.clear(input());
    expect(values().months).toBeNull();
  });

  test('shows a number in the signs of the language, and one that comes from elsewhere', async () => {
    const { findByDisplayValue, setMonths, user } = openForm({ months: 4.5, language: 'gr' });
    expect(input()).toHaveValue('4,5');
    await user.type(input(), '5');
    act(() => setMonths(12));
    expect(await findByDisplayValue('12')).toBe(input());
  });

  test('says by its hint and its error what is wrong', async () => {
    const { user } = openForm({ issues: [{ field: 'rows.0.months', code: 'months-out-of-range' }] });
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(
      'Total number of months must be between 2 and 60 months Per year',
    );
  });
});

describe('<TextAreaField>', () => {
  test('shows the sentence of a code that every module has, the first of several', async () => {
    const issues: readonly FieldIssue[] = [
      { field: 'rows.0.notes', code: 'required' },
      { field: 'rows.0.notes', code: 'too-long' },
    ];
    const { user, values } = openForm({ issues });
    await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'One{Enter}Two');
    expect(values().notes).toBe('One\nTwo');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
  });
});

describe('a field of text', () => {
  const LONG = 'x'.repeat(10_000);
  const FIELDS = {
    TextField: (control: Control<Values>) => (
      <TextField control={control} name="rows.0.notes" label="Notes" maxLength={5000} />
    ),
    EmailField: (control: Control<Values>) => (
      <EmailField control={control} name="rows.0.notes" label="Notes" maxLength={5000} />
    ),
    TextAreaField: (control: Control<Values>) => (
      <TextAreaField control={control} name="rows.0.notes" label="Notes" maxLength={5000} />
    ),
    SuggestField: (control: Control<Values>) => (
      <SuggestField control={control} name="rows.0.notes" label="Notes" maxLength={5000} suggestions={[]} />
    ),
  };

  test.each(Object.keys(FIELDS) as (keyof typeof FIELDS)[])(
    'takes all that is pasted, counts it and says the limit: %s',
    (name) => {
      let values: () => Values = () => ({ rows: [] });
      function Form() {
        const form = useForm<Values>({ defaultValues: { rows: [{ months: null, notes: '' }] } });
        values = form.getValues;
        return FIELDS[name](form.control);
      }
      renderInPortal(<Form />);
      const input = screen.getByLabelText('Notes');
      expect(input).not.toHaveAttribute('maxlength');
      fireEvent.change(input, { target: { value: LONG } });
      expect(values().rows[0]?.notes).toBe(LONG);
      expect(input).toHaveAttribute('aria-invalid', 'true');
      expect(input).toHaveAccessibleDescription(/^10,000 characters; at most 5,000 can be saved/);
      fireEvent.change(input, { target: { value: LONG.slice(0, 4900) } });
      expect(input).not.toHaveAttribute('aria-invalid', 'true');
      expect(input).toHaveAccessibleDescription('4,900 of 5,000 characters.');
      fireEvent.change(input, { target: { value: 'short' } });
      expect(input).not.toHaveAccessibleDescription(/characters/);
    },
  );
});

describe('<CheckboxGroupField>', () => {
  test('gives the chosen values in the order of the choices, each box under its own name', async () => {
    const onChange = jest.fn();
    const choices = ['1st', '2nd', '3rd'].map((value) => ({ value, label: value }));
    const error = { type: 'required', message: 'required' };
    const { user } = renderInPortal(
      <CheckboxGroupField
        label="Cycles"
        isRequired
        chosen={['3rd']}
        choices={choices}
        onChange={onChange}
        error={error}
      />,
    );
    expect(screen.getByRole('group', { name: /^Cycles/ })).toHaveAccessibleDescription(
      'Please fill in this field.',
    );
    await user.click(screen.getByRole('checkbox', { name: '1st' }));
    await user.click(screen.getByRole('checkbox', { name: '3rd' }));
    expect(onChange.mock.calls).toEqual([[['1st', '3rd']], [[]]]);
  });
});

describe('<YesNoField>', () => {
  test('is a question with two answers', async () => {
    const onChange = jest.fn();
    const { user } = renderInPortal(
      <YesNoField label="Blended mobility" value={false} onChange={onChange} />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Blended mobility' })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Yes' }));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});
