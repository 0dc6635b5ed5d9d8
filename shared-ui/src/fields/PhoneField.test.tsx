import { screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { PhoneField } from './PhoneField.tsx';

type Values = { phone: string };

function openForm(phone = '') {
  let values: () => Values = () => ({ phone: '' });
  function Form() {
    const form = useForm<Values>({ defaultValues: { phone } });
    values = form.getValues;
    return <PhoneField control={form.control} name="phone" label="Phone" maxLength={40} of="contact" />;
  }
  const view = renderInPortal(<Form />);
  return { ...view, value: () => values().phone };
}

const input = () => screen.getByRole('textbox', { name: 'Phone' });

describe('<PhoneField>', () => {
  test('leaves a phone as it is typed until the field is left, and holds it as E.164', async () => {
    const { user, value } = openForm();
    await user.type(input(), '0030 (2310) 123-456');
    expect(input()).toHaveValue('0030 (2310) 123-456');
    expect(value()).toBe('+302310123456');
    await user.tab();
    expect(input()).toHaveValue('+302310123456');
  });

  test('keeps what is no phone for whoever checks the form', async () => {
    const { user, value } = openForm();
    await user.type(input(), '2310 123456');
    await user.tab();
    expect(input()).toHaveValue('2310 123456');
    expect(value()).toBe('2310 123456');
  });

  test('leaves a stored phone of another form as it is while nobody types', async () => {
    const { user, value } = openForm('+43 (316) 380, secretariat');
    await user.click(input());
    await user.tab();
    expect(input()).toHaveValue('+43 (316) 380, secretariat');
    expect(value()).toBe('+43 (316) 380, secretariat');
  });
});
