import { cleanup, screen, within } from '@testing-library/react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { FilterText } from './filters/FilterText.tsx';
import { ListLayout } from './ListLayout.tsx';
import { defineListSearch } from './search/defineListSearch.ts';
import { textParam } from './search/searchParams.ts';

function setWidth(width: number) {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
}

function show(activeFilterCount = 0) {
  const onClearFilters = jest.fn();
  const { user } = renderInPortal(
    <ListLayout
      title="Cities"
      filters={<FilterText label="Name" value="" onChange={jest.fn()} />}
      activeFilterCount={activeFilterCount}
      onClearFilters={onClearFilters}
    >
      <p>rows</p>
    </ListLayout>,
  );
  return { user, onClearFilters };
}

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

describe('<ListLayout>', () => {
  test('shows the filters beside the list where there is room', () => {
    setWidth(1200);
    show();
    const sidebar = screen.getByRole('complementary', { name: 'Filters' });
    expect(within(sidebar).getByRole('searchbox', { name: 'Name' })).toBeVisible();
    expect(within(sidebar).queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  test('has a name of its own, and its filters’ button beside it, where the list is a part of the page', () => {
    setWidth(1200);
    renderInPortal(
      <ListLayout title="Cities" listTitle="Cities of others" filters={<p>fields</p>} before={<p>ours</p>}>
        <p>rows</p>
      </ListLayout>,
    );
    const head = screen.getByRole('heading', { level: 2, name: 'Cities of others' }).parentElement;
    expect(within(head ?? document.body).getByRole('button', { name: 'Hide filters' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Hide filters' })).toHaveLength(1);
    expect(screen.getByRole('region', { name: 'Cities of others' })).toHaveTextContent('rows');
  });

  test.each([
    ['/?name=Graz&colour=red', 'en', 'The address asks for colour=red, which this list does not know.'],
    ['/?sort=colour', 'gr', 'Η διεύθυνση ζητά sort=colour, που αυτή η λίστα δεν γνωρίζει.'],
    ['/?name=Graz', 'en', undefined],
  ] as const)('names what the address %s asks for in vain', (address, language, text) => {
    const cities = defineListSearch({ name: textParam() });
    renderInPortal(
      <ListLayout title="Cities" address={cities}>
        <p>rows</p>
      </ListLayout>,
      { address, language },
    );
    const alert = screen.queryByText(/address asks|διεύθυνση ζητά/);
    expect(alert?.textContent).toBe(text);
  });

  test('counts the active filters and clears them', async () => {
    setWidth(1200);
    const { user, onClearFilters } = show(2);
    expect(screen.getByRole('complementary', { name: 'Filters (2)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(onClearFilters).toHaveBeenCalledTimes(1);
  });

  test('folds the filters away, says how many still hold, and keeps that for the next list', async () => {
    setWidth(1200);
    const { user } = show(2);
    const toggle = screen.getByRole('button', { name: 'Hide filters' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.click(toggle);
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(toggle).toHaveAccessibleName('Filters (2)');
    expect(toggle).toHaveFocus();
    cleanup();

    show(1);
    expect(screen.queryByRole('complementary')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters (1)' }));
    expect(screen.getByRole('complementary', { name: 'Filters (1)' })).toBeVisible();
    expect(window.localStorage).toHaveLength(0);
  });

  test('opens the filters with a button where there is no room', async () => {
    setWidth(340);
    const { user } = show(2);
    expect(screen.queryByRole('searchbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Filters (2)' }));
    const panel = screen.getByRole('dialog', { name: 'Filters (2)' });
    expect(within(panel).getByRole('searchbox', { name: 'Name' })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Show results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
