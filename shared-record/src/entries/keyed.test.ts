import { wholeForm } from 'shared-contracts/members/form/formOf.ts';
import { readForm } from 'shared-contracts/members/form/formPart.ts';
import { ROW_SUBJECT_AREA } from 'shared-contracts/agreements/members/mobilityRowParts.ts';
import { keyed } from './keyed.ts';

const area = keyed('area', wholeForm(ROW_SUBJECT_AREA));

describe('keyed', () => {
  test('names an entry that was read by its record, and a new one as no other', () => {
    const read = readForm(area, { id: 7, subjectArea: { id: 421 }, clarification: null });
    expect(read).toEqual({ key: 'area-7', subjectArea: 421, clarification: '' });
    expect(area.empty().key).not.toBe(area.empty().key);
  });

  test('never sends the key', () => {
    expect(area.write(area.empty())).toStrictEqual({ subjectArea: null, clarification: null });
  });

  test('keeps the key in drafts', () => {
    const kept = { key: 'area-7', subjectArea: 421, clarification: '' };
    expect(area.schema.parse(kept)).toEqual(kept);
  });
});
