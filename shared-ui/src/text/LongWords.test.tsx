import { screen } from '@testing-library/react';
import { renderInPortal } from '../testing/renderInPortal.tsx';
import { LongWords } from './LongWords.tsx';

const piecesOf = (text: string) => {
  renderInPortal(
    <p>
      <LongWords>{text}</LongWords>
    </p>,
  );
  return screen.getByRole('paragraph').innerHTML.split('<wbr>');
};

describe('<LongWords>', () => {
  test.each(['Μαρία Παπαχαραλαμποπούλου', 'Τμήμα Χρηματοοικονομικής', 'Universität für Bodenkultur'])(
    'leaves the words of %s whole',
    (name) => {
      expect(piecesOf(name)).toEqual([name]);
    },
  );

  test('lets a word that no column has room for be broken, and loses no letter of it', () => {
    const name = `Straße ${'x'.repeat(25)}-ende`;
    const pieces = piecesOf(name);
    expect(pieces).toHaveLength(3);
    expect(pieces.join('')).toBe(name);
  });
});
