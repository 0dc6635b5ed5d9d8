import { fillTitle } from './fillTitle.ts';

describe('fillTitle', () => {
  test('puts the parameters of the address in their places', () => {
    expect(fillTitle('Agreement :name', { name: '12' })).toBe('Agreement 12');
  });

  test('takes a parameter as it is, whatever it holds', () => {
    expect(fillTitle('Agreement :name', { name: '$& :name' })).toBe('Agreement $& :name');
  });

  test('leaves what the address does not have', () => {
    expect(fillTitle('Agreement :name', {})).toBe('Agreement :name');
    expect(fillTitle('Partner Factsheets', { name: '12' })).toBe('Partner Factsheets');
  });
});
