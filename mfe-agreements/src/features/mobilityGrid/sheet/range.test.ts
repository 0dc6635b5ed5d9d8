import { moved, type Selection } from './range.ts';

const SIZE = { rows: 1_000, columns: 15, page: 20 };
const at = (row: number, column: number): Selection => ({ anchor: { row, column }, cursor: { row, column } });
const press = (key: string, { isCtrl = false, isShift = false } = {}, from = at(5, 3)) =>
  moved(from, { key, isCtrl, isShift }, SIZE);

describe('moved', () => {
  test.each([
    ['ArrowDown', {}, 6, 3],
    ['ArrowUp', {}, 4, 3],
    ['ArrowLeft', {}, 5, 2],
    ['ArrowRight', {}, 5, 4],
    ['Home', {}, 5, 0],
    ['End', {}, 5, 14],
    ['Home', { isCtrl: true }, 0, 0],
    ['End', { isCtrl: true }, 999, 14],
    ['PageDown', {}, 25, 3],
    ['PageUp', {}, 0, 3],
    ['ArrowDown', { isCtrl: true }, 999, 3],
  ])('%s %j', (key, held, row, column) => {
    expect(press(key, held)).toEqual(at(row, column));
  });

  test('stays within the sheet, and keeps the anchor while Shift is held', () => {
    expect(press('ArrowLeft', {}, at(0, 0))).toEqual(at(0, 0));
    expect(press('ArrowDown', { isShift: true })).toEqual({
      anchor: { row: 5, column: 3 },
      cursor: { row: 6, column: 3 },
    });
  });

  test('selects everything, a line or a column', () => {
    expect(press('a', { isCtrl: true })).toEqual({
      anchor: { row: 999, column: 14 },
      cursor: { row: 0, column: 0 },
    });
    expect(press(' ', { isShift: true })).toMatchObject({ anchor: { column: 14 }, cursor: { column: 0 } });
    expect(press(' ', { isCtrl: true })).toMatchObject({ anchor: { row: 999 }, cursor: { row: 0 } });
    expect(press('x')).toBeUndefined();
  });
});
