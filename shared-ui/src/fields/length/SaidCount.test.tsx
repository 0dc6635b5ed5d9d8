import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { SaidCount } from './SaidCount.tsx';

describe('<SaidCount>', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('says a count politely, once whoever types has paused', () => {
    let say: (text: string | null) => void = () => undefined;
    function Counted() {
      const [text, setText] = useState<string | null>(null);
      say = (said) => act(() => setText(said));
      return <SaidCount text={text} />;
    }
    const { container } = renderInPortal(<Counted />);
    const region = container.querySelector('[aria-live]');
    expect(region).toHaveAttribute('aria-live', 'polite');
    say('91 of 100 characters.');
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(900));
    say('92 of 100 characters.');
    act(() => jest.advanceTimersByTime(900));
    expect(region).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(100));
    expect(region).toHaveTextContent('92 of 100 characters.');
    say(null);
    expect(region).toBeEmptyDOMElement();
  });
});
