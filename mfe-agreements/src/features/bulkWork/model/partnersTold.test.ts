import { partnersTold } from './partnersTold.ts';

test('partners are counted once each, by name, with the number of their agreements', () => {
  const rows = ['Graz', 'Évora', null, 'Graz', 'Zadar'].map((partner) => ({ partner }));
  expect(partnersTold(rows, 'en')).toEqual([
    { partner: 'Évora', agreements: 1 },
    { partner: 'Graz', agreements: 2 },
    { partner: 'Zadar', agreements: 1 },
  ]);
  expect(partnersTold([], 'en')).toEqual([]);
});
