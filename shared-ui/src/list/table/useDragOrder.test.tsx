import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { DRAG_HANDLE, useDragOrder } from './useDragOrder.ts';

const HEIGHT = 20;

function Letters() {
  const [letters, setLetters] = useState(['a', 'b', 'c', 'd']);
  const list = useDragOrder<HTMLUListElement>((from, to) =>
    setLetters((old) => old.toSpliced(from, 1).toSpliced(to, 0, old[from] ?? '')),
  );
  return (
    <ul ref={list}>
      {letters.map((letter) => (
        <li key={letter}>
          <span {...DRAG_HANDLE} data-testid={letter} />
          {letter}
        </li>
      ))}
    </ul>
  );
}

// jsdom draws nothing: each item is below the one before.
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    const top = [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT;
    // Nothing else of it is looked at.
    return { top, height: HEIGHT } as DOMRect;
  };
});

const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
/** jsdom's events of a pointer have no place. */
const point = (target: Element | Window, type: string, init: MouseEventInit = {}) =>
  fireEvent(target, new MouseEvent(type, { bubbles: true, cancelable: true, ...init }));
const at = (place: number) => ({ clientY: place * HEIGHT + HEIGHT / 2 });

describe('useDragOrder', () => {
  test('puts an item where it is dragged, and leaves it there', () => {
    render(<Letters />);
    point(screen.getByTestId('a'), 'pointerdown', at(0));
    point(window, 'pointermove', { clientY: 2 * HEIGHT + 15 });
    point(window, 'pointerup');
    expect(order()).toEqual(['b', 'c', 'a', 'd']);
    point(window, 'pointermove', at(0));
    expect(order()).toEqual(['b', 'c', 'a', 'd']);
  });

  test('puts it back where the drag is given up, and nothing else hears of that key', () => {
    render(<Letters />);
    let heard = 0;
    document.body.addEventListener('keydown', () => (heard += 1), { once: true });
    point(screen.getByTestId('d'), 'pointerdown', at(3));
    point(window, 'pointermove', { clientY: 2 });
    expect(order()).toEqual(['d', 'a', 'b', 'c']);
    fireEvent.keyDown(screen.getByTestId('d'), { key: 'Escape' });
    expect(order()).toEqual(['a', 'b', 'c', 'd']);
    expect(heard).toBe(0);
  });

  test('drags by the handle alone, and by the main button', () => {
    render(<Letters />);
    point(screen.getByText('a'), 'pointerdown', at(0));
    point(window, 'pointermove', at(3));
    point(screen.getByTestId('a'), 'pointerdown', { ...at(0), button: 2 });
    point(window, 'pointermove', at(3));
    expect(order()).toEqual(['a', 'b', 'c', 'd']);
  });
});
