import { render, screen } from '@testing-library/react';
import { Sentence } from './Sentence.tsx';

describe('<Sentence>', () => {
  test('says the same words, with what stays whole apart', () => {
    const text = 'Release 1.0-a runs until 02/03/2026 18:00 at the latest.';
    const { container } = render(<Sentence text={text} whole={['1.0-a', '02/03/2026 18:00']} />);
    expect(container).toHaveTextContent(text);
    expect(screen.getByText('1.0-a').tagName).toBe('SPAN');
    expect(screen.getByText('02/03/2026 18:00').tagName).toBe('SPAN');
  });

  test.each([[['']], [['9.9']], [[]]])('leaves a sentence as it is that has nothing of it: %j', (whole) => {
    const { container } = render(<Sentence text="Release 1.0-a runs." whole={whole} />);
    expect(container.innerHTML).toBe('Release 1.0-a runs.');
  });
});
