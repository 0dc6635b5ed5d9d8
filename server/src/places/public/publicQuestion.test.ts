import { questionOfFeed, readQuestion, writeQuestion } from './publicQuestion.ts';

const NOTHING = {
  year: 2026,
  home: { name: '', nameGR: null },
  destinations: [],
  departments: [],
  languages: [],
  fields: [],
};

test.each([
  [{ text: '  Graz, (AT)!', page: '7' }, '?text=at+graz'],
  [{ text: 'at GRAZ' }, '?text=at+graz'],
  [{ text: '...', page: '2' }, ''],
  [{ page: '999' }, ''],
  [{ text: 'graz', blended: 'yes', page: '3' }, '?text=graz&blended=yes'],
])('the feed of %j is kept as that of %j', (query, key) => {
  expect(writeQuestion(questionOfFeed(readQuestion(query, NOTHING)))).toBe(key);
});
