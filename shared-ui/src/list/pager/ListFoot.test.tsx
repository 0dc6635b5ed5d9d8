import { screen } from '@testing-library/react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { ListFoot } from './ListFoot.tsx';

const PAGE = { page: 0, pageSize: 10, onPage: jest.fn() } as const;

describe('<ListFoot>', () => {
  test('says how many there are, leads to the other pages, and asks how many a page has', async () => {
    const onPageSize = jest.fn();
    const { user } = renderInPortal(
      <ListFoot {...PAGE} total={11} text="11 agreements" onPageSize={onPageSize} />,
    );
    expect(screen.getByRole('status')).toHaveTextContent('11 agreements');
    expect(screen.getByRole('button', { name: 'Page 2 of 2' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox'), '25');
    expect(onPageSize.mock.calls).toEqual([[25]]);
  });

  test('does not ask how many rows a page has where all fit the smallest page', () => {
    renderInPortal(<ListFoot {...PAGE} total={10} text="10 agreements" onPageSize={jest.fn()} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('leaves pages of a fixed size as they are', () => {
    renderInPortal(<ListFoot {...PAGE} total={11} pageSize={3} pagerLabel="Pages of inactive factsheets" />);
    expect(screen.getByRole('navigation', { name: 'Pages of inactive factsheets' })).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});
