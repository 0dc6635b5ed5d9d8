import { act, fireEvent, screen } from '@testing-library/react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { ListPart } from './ListPart.tsx';
import { Pager } from './Pager.tsx';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const labels = () => screen.queryAllByRole('button').map((button) => button.textContent || button.ariaLabel);

describe('<Pager>', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    window.scrollTo = jest.fn();
  });
  afterEach(() => jest.useRealTimers());

  test('shows first, previous, three numbers, next and last, and ellipses where pages are left out', () => {
    renderInPortal(<Pager page={4} pageCount={9} onChange={jest.fn()} />);
    expect(labels()).toEqual(['First page', 'Previous page', '4', '5', '6', 'Next page', 'Last page']);
    expect(screen.getAllByText('…')).toHaveLength(2);
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('5');
  });

  test('asks for a page half a second after the last click, and scrolls to the top', () => {
    const onChange = jest.fn();
    renderInPortal(<Pager page={0} pageCount={9} onChange={onChange} />);
    press('Next page');
    wait(400);
    press('Next page');
    wait(499);
    expect(onChange).not.toHaveBeenCalled();
    expect(window.scrollTo).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('3');
    wait(1);
    expect(onChange.mock.calls).toEqual([[2]]);
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  test.each([
    ['Last page', 8],
    ['Page 3 of 9', 2],
  ])('leads with %s to page index %i', (name, expected) => {
    const onChange = jest.fn();
    renderInPortal(<Pager page={1} pageCount={9} onChange={onChange} />);
    press(name);
    wait(500);
    expect(onChange).toHaveBeenCalledWith(expected);
  });

  test('shows the page of the address again when the change does not come about', () => {
    renderInPortal(<Pager page={1} pageCount={9} onChange={jest.fn()} />);
    press('Last page');
    wait(500);
    expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  });

  test('offers no page before the first or after the last', () => {
    const onChange = jest.fn();
    renderInPortal(<Pager page={0} pageCount={2} onChange={onChange} />);
    press('Previous page');
    press('First page');
    wait(500);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('draws nothing for a single page', () => {
    renderInPortal(<Pager page={0} pageCount={1} onChange={jest.fn()} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('stays at its list where that is one part of a page', () => {
    const scrollIntoView = jest.fn();
    Element.prototype.scrollIntoView = scrollIntoView;
    renderInPortal(
      <ListPart labelledBy="partners">
        <h2 id="partners">Partners</h2>
        <Pager page={0} pageCount={9} onChange={jest.fn()} />
      </ListPart>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
    act(() => jest.advanceTimersByTime(500));
    expect(scrollIntoView.mock.contexts).toEqual([screen.getByRole('region', { name: 'Partners' })]);
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
