import { isBlank, isBlankPart } from './blank.ts';

describe('isBlank', () => {
  test.each([
    [undefined],
    [null],
    [''],
    ['  '],
    [[]],
    [{}],
    [['', null]],
    [{ value: '', below: { more: [] } }],
  ])('takes %j for nothing', (value) => {
    expect(isBlank(value)).toBe(true);
  });

  test.each([[0], [false], ['x'], [[0]], [{ id: 5 }], [{ below: { more: [false] } }]])(
    'takes %j for something',
    (value) => {
      expect(isBlank(value)).toBe(false);
    },
  );
});

describe('isBlankPart', () => {
  test.each([[{}], [{ id: 5, subjectArea: null, clarification: ' ' }]])('finds nothing in %j', (part) => {
    expect(isBlankPart(part)).toBe(true);
  });

  test.each([[null], [undefined], [[]], [''], [{ subjectArea: { id: 5 } }], [{ clarification: 'x' }]])(
    'takes %j for no empty part',
    (part) => {
      expect(isBlankPart(part)).toBe(false);
    },
  );
});
