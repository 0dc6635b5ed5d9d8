import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { defineListSearch } from './defineListSearch.ts';
import { textParam } from './searchParams.ts';
import { useListSearch } from './useListSearch.ts';

const LIST = defineListSearch({ code: textParam(), city: textParam() });

function open() {
  return renderHook(
    () => {
      const [search, update, clear] = useListSearch(LIST);
      return { search, update, clear, address: useLocation().search };
    },
    { wrapper: ({ children }) => <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter> },
  ).result;
}

describe('useListSearch', () => {
  test('keeps both of two filters that are written before the page is drawn again', () => {
    const list = open();
    act(() => {
      list.current.update({ code: 'd' }, 'replace');
      list.current.update({ city: 'Graz' }, 'replace');
    });
    expect(list.current.address).toBe('?code=d&city=Graz');
    act(() => list.current.update({ code: '' }));
    expect(list.current.address).toBe('?city=Graz');
  });

  test('forgets what was written once everything is cleared', () => {
    const list = open();
    act(() => {
      list.current.update({ code: 'd' });
      list.current.clear();
      list.current.update({ city: 'Graz' });
    });
    expect(list.current.address).toBe('?city=Graz');
  });
});
