import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { DateField } from './DateField.tsx';

type Values = { start: string };

function openForm(start = '') {
  let values: () => Values = () => ({ start: '' });
  let setStart: (value: string) => void = () => undefined;
  function Form() {
    const form = useForm<Values>({ defaultValues: { start } });
    values = form.getValues;
    setStart = (value) => form.setValue('start', value);
    return <DateField control={form.control} name="start" label="Start date" />;
  }
  const view = renderInPortal(<Form />);
  return { ...view, value: () => values().start, setStart: (value: string) => setStart(value) };
}

const input = () => screen.getByRole('textbox', { name: 'Start date' });

describe('<DateField>', () => {
  test('takes a day as it is typed, and writes it in full once the field is left', async () => {
    const { user, value } = openForm();
    await user.type(input(), '3/9/2026');
    expect(input()).toHaveValue('3/9/2026');
    expect(value()).toBe('2026-09-03');
    await user.tab();
    expect(input()).toHaveValue('03/09/2026');
  });

  test('keeps a text that is no day for whoever checks the form, and says so as soon as the field is left', async () => {
    const { user, value } = openForm('2026-09-03');
    await user.clear(input());
    await user.type(input(), '31/2/2026');
    expect(input()).toBeValid();
    await user.tab();
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(/date/i);
    expect(input()).toHaveValue('31/2/2026');
    expect(value()).toBe('31/2/2026');
  });

  test('is empty when nothing is typed', async () => {
    const { user, value } = openForm('2026-09-03');
    expect(input()).toHaveValue('03/09/2026');
    await user.clear(input());
    expect(value()).toBe('');
  });

  test('takes the day that is picked in the calendar', async () => {
    const { user, value, container } = openForm();
    const showPicker = jest.fn();
    const calendar = container.querySelector<HTMLInputElement>('input[type=date]')!;
    calendar.showPicker = showPicker;
    await user.click(screen.getByRole('button', { name: 'Start date: choose from the calendar' }));
    expect(showPicker).toHaveBeenCalledTimes(1);
    fireEvent.change(calendar, { target: { value: '2026-12-24' } });
    expect(input()).toHaveValue('24/12/2026');
    expect(value()).toBe('2026-12-24');
  });
});
