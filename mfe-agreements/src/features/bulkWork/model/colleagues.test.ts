import { colleaguesOf } from './colleagues.ts';

test('colleagues are counted, those with the most agreements first, and whoever reads is none', () => {
  const of = (name: string, isOther = true) => ({ officer: { name, isOther } });
  const rows = [of('Anna'), of('Babis'), of('Me', false), of('Babis'), { officer: null }, {}, of('Chara')];
  expect(colleaguesOf(rows, 'en')).toEqual([
    { name: 'Babis', agreements: 2 },
    { name: 'Anna', agreements: 1 },
    { name: 'Chara', agreements: 1 },
  ]);
});
