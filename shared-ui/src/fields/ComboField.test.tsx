import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { ComboField } from './ComboField.tsx';
import type { ComboOption } from '../combobox/foldedOptions.ts';

const DEPARTMENTS: readonly ComboOption[] = [
  { value: 1, label: 'School of Law', search: 'School of Law Νομική Σχολή' },
  { value: 2, label: 'School of Physics' },
  { value: 3, label: 'Faculty of Letters' },
];

function show({
  options = DEPARTMENTS,
  canCreate = true,
  emptyLabel = undefined as string | undefined,
} = {}) {
  const onCreate = jest.fn();
  const onChoose = jest.fn();
  function Form() {
    const [chosen, setChosen] = useState<ComboOption | null>(null);
    onChoose.mockImplementation(setChosen);
    onCreate.mockImplementation((label: string) => setChosen({ value: '', label }));
    return (
      <ComboField
        label="Department"
        options={options}
        chosen={chosen}
        onChoose={onChoose}
        onCreate={canCreate ? onCreate : undefined}
        {...(emptyLabel === undefined ? {} : { emptyLabel })}
      />
    );
  }
  const { user } = renderInPortal(<Form />);
  return { user, onCreate, onChoose, input: screen.getByRole('combobox', { name: 'Department' }) };
}

const optionTexts = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('<ComboField>', () => {
  test('finds an option by a name that its label does not show, whatever the accents', async () => {
    const { user, input, onChoose } = show();
    await user.type(input, 'νομικη');
    expect(optionTexts()).toEqual(['School of Law']);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith(DEPARTMENTS[0]);
    expect(input).toHaveValue('School of Law');
  });

  test('closes the list when an option is clicked that was found by typing', async () => {
    const { user, input, onChoose } = show();
    await user.type(input, 'physics');
    await user.click(screen.getByRole('option', { name: 'School of Physics' }));
    expect(onChoose).toHaveBeenCalledWith(DEPARTMENTS[1]);
    expect(input).toHaveAttribute('aria-expanded', 'false');
  });

  describe('with a text that no option has', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    test('offers to add it one second after the typing paused, not before', () => {
      const { input, onCreate } = show();
      fireEvent.change(input, { target: { value: 'Music' } });
      act(() => jest.advanceTimersByTime(900));
      fireEvent.change(input, { target: { value: 'Musicology' } });
      act(() => jest.advanceTimersByTime(999));
      expect(optionTexts()).toEqual(['Nothing matches']);
      act(() => jest.advanceTimersByTime(1));
      expect(optionTexts()).toEqual(['Add “Musicology”']);
      expect(screen.getByRole('status')).toHaveTextContent('“Musicology” can be added');
      fireEvent.click(screen.getByRole('option'));
      expect(onCreate.mock.calls).toEqual([['Musicology']]);
      expect(input).toHaveValue('Musicology');
    });

    test('offers it below the options that only resemble it', () => {
      const { input } = show();
      fireEvent.change(input, { target: { value: 'School' } });
      act(() => jest.advanceTimersByTime(1000));
      expect(optionTexts()).toEqual(['School of Law', 'School of Physics', 'Add “School”']);
    });

    test('does not offer what is there already', () => {
      const { input } = show();
      fireEvent.change(input, { target: { value: ' school of LAW ' } });
      act(() => jest.advanceTimersByTime(1000));
      expect(optionTexts()).toEqual(['School of Law']);
    });
  });

  test('takes a text that nothing matches when the field is left at once', async () => {
    const { user, input, onCreate } = show();
    await user.type(input, 'Musicology');
    await user.tab();
    expect(onCreate.mock.calls).toEqual([['Musicology']]);
  });

  test('takes the option that is named in full when the field is left', async () => {
    const { user, input, onChoose, onCreate } = show();
    await user.type(input, 'faculty of letters');
    await user.tab();
    expect(onChoose).toHaveBeenLastCalledWith(DEPARTMENTS[2]);
    expect(onCreate).not.toHaveBeenCalled();
  });

  test('gives a text up that several options hold', async () => {
    const { user, input, onChoose } = show();
    await user.type(input, 'school');
    await user.tab();
    expect(onChoose).not.toHaveBeenCalled();
    expect(input).toHaveValue('');
  });

  test('takes the only match when the field is left and nothing new may be added', async () => {
    const { user, input, onChoose } = show({ canCreate: false });
    await user.type(input, 'phys');
    await user.tab();
    expect(onChoose).toHaveBeenLastCalledWith(DEPARTMENTS[1]);
  });

  test('keeps the choice when the typing is given up with Escape', async () => {
    const { user, input, onCreate } = show();
    await user.type(input, 'law{Enter}');
    await user.type(input, 'xyz{Escape}');
    expect(input).toHaveValue('School of Law');
    await user.tab();
    expect(onCreate).not.toHaveBeenCalled();
  });

  test('takes a choice back by keyboard where that is allowed', async () => {
    const { user, input, onChoose } = show({ emptyLabel: 'No department' });
    await user.type(input, 'law{Enter}');
    await user.clear(input);
    expect(optionTexts()[0]).toBe('No department');
    await user.keyboard('{Home}{Enter}');
    expect(onChoose).toHaveBeenLastCalledWith(null);
  });

  test('has an icon for the pointer that takes the choice back, where that is allowed', async () => {
    const { user, input, onChoose } = show({ emptyLabel: 'No department' });
    await user.type(input, 'law{Enter}');
    await user.click(input.parentElement!.querySelector('.fui-Combobox__clearIcon')!);
    expect(onChoose).toHaveBeenLastCalledWith(null);
    expect(input).toHaveValue('');
  });

  test('does not take an option that may not be chosen, though it is named in full', async () => {
    const { user, input, onChoose } = show({
      options: [{ value: 1, label: 'School of Law', isDisabled: true }],
      canCreate: false,
    });
    await user.type(input, 'school of law');
    await user.tab();
    expect(onChoose).not.toHaveBeenCalled();
    expect(input).toHaveValue('');
  });

  test('draws nothing around it while somebody types', async () => {
    const drawn = jest.fn();
    function Form() {
      drawn();
      return <ComboField label="Department" options={DEPARTMENTS} chosen={null} onChoose={jest.fn()} />;
    }
    const { user } = renderInPortal(<Form />);
    await user.click(screen.getByRole('combobox'));
    drawn.mockClear();
    await user.keyboard('law');
    expect(optionTexts()).toEqual(['School of Law']);
    expect(drawn).not.toHaveBeenCalled();
  });

  test('puts twenty of many options on the page and says so', async () => {
    const options = Array.from({ length: 220 }, (_, value) => ({ value, label: `Area ${value}` }));
    const { user, input } = show({ options });
    await user.click(input);
    expect(screen.getAllByRole('option')).toHaveLength(21);
    expect(screen.getByText('20 of 220 shown. Type to narrow the list.')).toBeVisible();
  });
});
