import { screen } from '@testing-library/react';
import { renderInPortal } from '../../testing/renderInPortal.tsx';
import { FoldedLines } from './FoldedLines.tsx';

describe('<FoldedLines>', () => {
  test('tells how many names are folded, and has all of them to be read', () => {
    renderInPortal(<FoldedLines lines={['Anna Bakali', 'Ilias Raptis', 'Maria Lappa']} />);
    expect(screen.getByText('and 2 more')).toHaveAttribute('aria-hidden', 'true');
    for (const name of ['Anna Bakali', 'Ilias Raptis', 'Maria Lappa']) {
      expect(screen.getByText(name)).toBeInTheDocument();
    }
  });

  test('marks a name in the letters of the other language', () => {
    renderInPortal(<FoldedLines lines={['Anna Bakali', 'Τμήμα Φυσικής']} />);
    expect(screen.getByText('Τμήμα Φυσικής')).toHaveAttribute('lang', 'el');
    expect(screen.getByText('Anna Bakali')).not.toHaveAttribute('lang');
  });

  test('folds none of two', () => {
    renderInPortal(<FoldedLines lines={['Anna Bakali', 'Ilias Raptis']} />);
    expect(screen.queryByText(/more/)).not.toBeInTheDocument();
  });
});
