import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { FilterDay } from './FilterDay.tsx';

function show(value = '') {
  const onChange = jest.fn();
  const view = renderInPortal(<FilterDay label="Changed since" value={value} onChange={onChange} />);
  return { ...view, onChange, input: screen.getByRole('textbox', { name: 'Changed since' }) };
}

describe('<FilterDay>', () => {
  test('takes a day as it is typed, and writes it in full once the field is left', async () => {
    const { user, onChange, input } = show();
    expect(input).toHaveAttribute('placeholder', 'dd/mm/yyyy');
    await user.type(input, '3/9/2026');
    await user.tab();
    expect(input).toHaveValue('03/09/2026');
    await waitFor(() => expect(onChange.mock.calls).toEqual([['2026-09-03']]));
  });

  test('shows the day of the address, and takes the one that is picked', async () => {
    const { onChange, input, container } = show('2026-09-03');
    expect(input).toHaveValue('03/09/2026');
    fireEvent.change(container.querySelector('input[type=date]')!, { target: { value: '2026-12-24' } });
    await waitFor(() => expect(onChange.mock.calls).toEqual([['2026-12-24']]));
  });

  test('says of a text that is no day that it is none, once the field is left, and asks for nothing', async () => {
    const { user, onChange, input } = show();
    await user.type(input, '31/2/2026');
    expect(input).toBeValid();
    await user.tab();
    expect(input).toBeInvalid();
    expect(input).toHaveAccessibleDescription(/date/i);
    await user.clear(input);
    await user.tab();
    expect(input).toBeValid();
    await waitFor(() => expect(onChange).not.toHaveBeenCalledWith('31/2/2026'));
  });
});
