import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { FilterSelect, type FilterOption } from './FilterSelect.tsx';

type Options = readonly FilterOption<number>[];
const COUNTRIES: Options = [
  { value: 1, label: 'Austria' },
  { value: 2, label: 'Ελλάδα' },
  { value: 3, label: 'Romania', isDisabled: true },
  { value: 4, label: 'Åland' },
];

function show(options: Options, initial: number | null = null) {
  const onChange = jest.fn();
  function Filter() {
    const [value, setValue] = useState(initial);
    onChange.mockImplementation(setValue);
    return <FilterSelect label="Country" value={value} options={options} onChange={onChange} />;
  }
  const { user } = renderInPortal(<Filter />);
  return { user, onChange, input: screen.getByRole('combobox', { name: 'Country' }) };
}

function clearIconOf(input: HTMLElement): HTMLElement {
  return input.parentElement!.querySelector<HTMLElement>('.fui-Combobox__clearIcon')!;
}

const optionTexts = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('<FilterSelect>', () => {
  test('chooses by keyboard alone', async () => {
    const { user, onChange, input } = show(COUNTRIES);
    await user.tab();
    expect(input).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChange.mock.calls).toEqual([[2]]);
    expect(input).toHaveValue('Ελλάδα');
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  test('searches without regard to case and accents, and takes the first match on Enter', async () => {
    const { user, onChange, input } = show(COUNTRIES);
    await user.type(input, 'ΕΛΛΑΔ');
    expect(optionTexts()).toEqual(['Ελλάδα']);
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[2]]);
  });

  test('keeps the choice when the typing is given up with Escape', async () => {
    const { user, onChange, input } = show(COUNTRIES, 1);
    await user.type(input, 'xyz');
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('Austria');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('does not choose when it is only opened and left with Tab', async () => {
    const { user, onChange, input } = show(COUNTRIES);
    await user.click(input);
    await user.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(input).toHaveValue('');
  });

  test('tells how many match', async () => {
    const { user, input } = show(COUNTRIES);
    await user.type(input, 'an');
    expect(screen.getByRole('status')).toHaveTextContent('2 matches');
    await user.type(input, 'zz');
    expect(screen.getByRole('status')).toHaveTextContent('0 matches');
    expect(optionTexts()).toEqual(['Nothing matches']);
  });

  test('shows an option that cannot be chosen, and does not choose it', async () => {
    const { user, onChange, input } = show(COUNTRIES);
    await user.click(input);
    expect(screen.getByRole('option', { name: 'Romania' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('option', { name: 'Romania' }));
    expect(onChange).not.toHaveBeenCalled();
  });

  test('puts twenty of 6,000 options on the page and says so', async () => {
    const many = Array.from({ length: 6000 }, (_, value) => ({ value, label: `Institution ${value}` }));
    const { user, onChange, input } = show(many);
    await user.click(input);
    expect(screen.getAllByRole('option')).toHaveLength(21);
    expect(screen.getByText('20 of 6000 shown. Type to narrow the list.')).toBeVisible();
    await user.type(input, '5999');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[5999]]);
  });

  test('brings more of them when the list is scrolled to its end, until all are there', async () => {
    const { user, input } = show(
      Array.from({ length: 45 }, (_, value) => ({ value, label: `Country ${value}` })),
    );
    await user.click(input);
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(screen.getByText('40 of 45 shown. Type to narrow the list.')).toBeVisible();
    fireEvent.scroll(screen.getByRole('listbox'));
    expect(optionTexts().at(-1)).toBe('Country 44');
    await user.type(input, 'country');
    expect(screen.getByText('20 of 45 shown. Type to narrow the list.')).toBeVisible();
  });

  test('is cleared by its button', async () => {
    const { user, onChange, input } = show(COUNTRIES, 1);
    expect(clearIconOf(input)).toBeVisible();
    await user.click(clearIconOf(input));
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('is cleared by keyboard: the emptied field offers it first', async () => {
    const { user, onChange, input } = show(COUNTRIES, 1);
    await user.clear(input);
    expect(optionTexts()[0]).toBe('All');
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[null]]);
  });

  test('replaces the chosen text when somebody clicks and types', async () => {
    const { user, onChange, input } = show(COUNTRIES, 1);
    await user.click(input);
    await user.keyboard('ala{Enter}');
    expect(onChange.mock.calls).toEqual([[4]]);
  });

  test('keeps what is typed when somebody clicks into it', async () => {
    const { user, input } = show(COUNTRIES);
    await user.type(input, 'al');
    await user.click(input);
    expect(input).toHaveValue('al');
    expect(optionTexts()).toEqual(['Åland']);
  });

  test.each(['xyz', 'Aus'])(
    'gives up %s, which is no choice, when the field is left by keyboard',
    async (text) => {
      const { user, onChange, input } = show(COUNTRIES);
      await user.type(input, text);
      await user.keyboard('{ArrowLeft}{Escape}');
      await user.type(input, text);
      await user.tab();
      expect(input).not.toHaveFocus();
      expect(screen.queryByRole('listbox')).toBeNull();
      expect(input).toHaveValue(text === 'xyz' ? '' : 'Austria');
      expect(onChange.mock.calls).toEqual(text === 'xyz' ? [] : [[1]]);
    },
  );

  test('is one tab stop, whose arrow is named in the language of the page', () => {
    renderInPortal(<FilterSelect label="Χώρα" value={null} options={COUNTRIES} onChange={jest.fn()} />, {
      language: 'gr',
    });
    expect(screen.getByRole('button', { name: 'Επιλογές: Χώρα' })).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('button', { name: /Open/ })).toBeNull();
  });

  test('offers another try when its options could not be loaded', async () => {
    const onRetry = jest.fn();
    const { user } = renderInPortal(
      <FilterSelect label="Country" value={null} options={[]} onChange={jest.fn()} onRetry={onRetry} />,
    );
    const failure = screen.getByRole('alert');
    expect(failure).toHaveTextContent('The choices could not be loaded.');
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
