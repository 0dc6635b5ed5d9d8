import { screen, waitFor } from '@testing-library/react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { FilterNumber } from './FilterNumber.tsx';

function show() {
  const onChange = jest.fn();
  const { user } = renderInPortal(<FilterNumber label="Agreement ID" value={null} onChange={onChange} />);
  return { user, onChange, input: screen.getByRole('textbox', { name: 'Agreement ID' }) };
}

describe('<FilterNumber>', () => {
  test('takes digits alone', async () => {
    const { user, onChange, input } = show();
    await user.type(input, '1e2E3+4-5.6,7x');
    expect(input).toHaveValue('1234567');
    await waitFor(() => expect(onChange.mock.calls).toEqual([[1234567]]));
  });

  test('takes the digits of a pasted text', async () => {
    const { user, input } = show();
    await user.click(input);
    await user.paste('No. 4.711');
    expect(input).toHaveValue('4711');
  });

  test('keeps more digits than an id has, says so, and asks for none', async () => {
    const { user, onChange, input } = show();
    await user.click(input);
    await user.paste('12345678901');
    expect(input).toHaveValue('12345678901');
    expect(input).toHaveAccessibleDescription('An ID has at most 9 digits; these are 11.');
    await user.type(input, '{Backspace}{Backspace}');
    await waitFor(() => expect(onChange.mock.calls).toEqual([[123456789]]));
  });

  test('reports an emptied field as null', async () => {
    const { user, onChange, input } = show();
    await user.type(input, '5');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(5));
    await user.clear(input);
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(null));
  });
});
