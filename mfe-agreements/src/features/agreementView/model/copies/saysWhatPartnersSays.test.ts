import { saysWhatPartnersSays } from './saysWhatPartnersSays.ts';

const differ = { field: 'startYear', ours: '2026', partners: '2027', approved: null };
const edit = { field: 'startYear', sent: '2026', now: '2027' };

test.each([
  ['nothing differs and nothing was edited', [], [], true],
  ['the edits are what the partner says', [differ], [edit], true],
  ['an edit is another than what the partner says', [differ], [{ ...edit, now: '2028' }], false],
  ['one place was not edited', [differ, { ...differ, field: 'endYear' }], [edit], false],
  ['another place was edited too', [differ], [edit, { ...edit, field: 'endYear' }], false],
  ['there are not two copies', null, [], false],
])(
  'our agreement says what the partner’s copy says or not where %s',
  (_case, differences, unsentEdits, expected) => {
    expect(saysWhatPartnersSays({ differences, unsentEdits })).toBe(expected);
  },
);
