import { isKnownToReader } from './conditionalRead.ts';

const isKnown = (known: string | undefined) =>
  isKnownToReader({ headers: known === undefined ? {} : { 'if-none-match': known } }, '"abc"');

describe('whoever reads has what is there', () => {
  test.each(['*', ' * ', '"abc"', 'W/"abc"', '"x", "abc"', '"x",W/"abc" , "y"', '"*", "abc"'])(
    'by If-None-Match %s',
    (known) => {
      expect(isKnown(known)).toBe(true);
    },
  );

  test.each([undefined, '', 'abc', '"abcd"', '"x"', '"*"', 'W/"x", "ABC"', ',,,', '"abc'])(
    'not by If-None-Match %s',
    (known) => {
      expect(isKnown(known)).toBe(false);
    },
  );
});
