import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { defineListSearch } from '../search/defineListSearch.ts';
import { FilterText } from './FilterText.tsx';
import { textParam } from '../search/searchParams.ts';
import { useListSearch } from '../search/useListSearch.ts';

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

describe('<FilterText>', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('reports a text once, when the typing pauses', () => {
    const onChange = jest.fn();
    renderInPortal(<FilterText label="EWP ID" value="" onChange={onChange} />);
    type('a');
    wait(299);
    type('ab');
    wait(299);
    expect(onChange).not.toHaveBeenCalled();
    wait(1);
    expect(onChange.mock.calls).toEqual([['ab']]);
  });

  test('keeps a text that is too long, says the limit, and searches for it once it is shorter', () => {
    const onChange = jest.fn();
    renderInPortal(<FilterText label="EWP ID" value="" onChange={onChange} maxLength={5} />);
    type('abcdefg');
    wait(300);
    expect(screen.getByRole('searchbox')).toHaveValue('abcdefg');
    expect(screen.getByText('At most 5 characters can be searched for; these are 7.')).toBeVisible();
    expect(onChange).not.toHaveBeenCalled();
    type('abcde');
    wait(300);
    expect(onChange.mock.calls).toEqual([['abcde']]);
  });

  test('keeps what is typed while the reported text comes back', () => {
    function Echo() {
      const [value, setValue] = useState('');
      return (
        <FilterText label="EWP ID" value={value} onChange={(text) => setTimeout(() => setValue(text), 200)} />
      );
    }
    renderInPortal(<Echo />);
    type('a');
    wait(300);
    type('ab');
    wait(200);
    expect(screen.getByRole('searchbox')).toHaveValue('ab');
  });

  test('drops what was typed and not reported yet when the filters are cleared', () => {
    const search = defineListSearch({ name: textParam() });
    function List() {
      const [{ name }, update, clear] = useListSearch(search);
      return (
        <>
          <FilterText label="Name" value={name} onChange={(text) => update({ name: text })} />
          <button onClick={clear}>clear</button>
        </>
      );
    }
    const { address } = renderInPortal(<List />, { address: '/?rows=50&page=3' });
    type('abc');
    wait(200);
    fireEvent.click(screen.getByText('clear'));
    wait(1000);
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(address()).toBe('/?rows=50');
  });

  test('shows a value that changes from outside', () => {
    function Cleared() {
      const [value, setValue] = useState('abc');
      return (
        <>
          <FilterText label="EWP ID" value={value} onChange={setValue} />
          <button onClick={() => setValue('')}>clear</button>
        </>
      );
    }
    renderInPortal(<Cleared />);
    expect(screen.getByRole('searchbox')).toHaveValue('abc');
    fireEvent.click(screen.getByText('clear'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});
