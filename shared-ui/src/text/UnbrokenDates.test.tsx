import { render } from '@testing-library/react';
import { UnbrokenDates } from './UnbrokenDates.tsx';

describe('<UnbrokenDates>', () => {
  test.each([
    ['from 01/12/2026 to 24/12/2026.', ['01/12/2026', '24/12/2026']],
    ['12/12/2026 09:30', ['12/12/2026']],
    ['ends in 2026-2027', ['2026-2027']],
    ['call 2310-99-5169 or 123-45-67890', []],
    ['nothing', []],
  ])('keeps the days of %j together, and the text what it was', (text, kept) => {
    const { container } = render(<UnbrokenDates>{text}</UnbrokenDates>);
    expect(container.textContent).toBe(text);
    expect([...container.querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual(kept);
  });

  test('leaves what is no text as it is', () => {
    const { container } = render(
      <UnbrokenDates>
        {3}
        <b>01/12/2026</b>
        {null}
      </UnbrokenDates>,
    );
    expect(container.innerHTML).toBe('3<b>01/12/2026</b>');
  });
});
