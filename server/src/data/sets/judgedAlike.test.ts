import { checkOf } from 'shared-contracts/members/check/check.ts';
import type { Field as Member, MemberLabel } from 'shared-contracts/members/entity.ts';
import { fieldForm } from 'shared-contracts/members/form/fieldForm.ts';
import { issueErrors } from '../../platform/problems/issueErrors.ts';
import type { Field } from '../../records/model/definition.ts';
import { parseFieldValue } from '../../records/save/posted/fieldValue.ts';
import { MODEL } from './model.ts';

/** What a person may type or choose; of a member that a list or bounds limit, what is at them and beyond. */
function valuesOf({
  type,
  maxLength = 20_000,
  oneOf = [],
  minimum,
  maximum,
  decimals,
}: Field): readonly unknown[] {
  const numbers = [minimum ?? -2_147_483_648, maximum ?? 2_147_483_647].flatMap((limit) => [
    limit - 1,
    limit,
    limit + 1,
  ]);
  switch (type) {
    case 'integer':
    case 'number':
      return [null, 0, 1, 1.5, 1e13, -1e13, 1 + 10 ** -((decimals ?? 0) + 1), ...numbers, ...oneOf];
    case 'boolean':
      return [null, true, false];
    case 'flag':
      return [true, false];
    case 'date':
      return ['', ' ', '2026-02-28', '2026-02-29', '1799-12-31', '1800-01-01', '9999-12-31', '28.2.2026'];
    case 'dateTime':
      return ['', '2026-02-28T10:00:00Z', '2026-02-30T10:00:00Z', 'tomorrow'];
    case 'monthDay':
      return ['', ' ', '--02-29', '--2-9', '--02-30', '--13-01', '1 June'];
    default:
      return [
        '',
        '   ',
        'α',
        'a'.repeat(maxLength),
        'a'.repeat(maxLength + 1),
        '💥'.repeat(maxLength),
        '💥'.repeat(maxLength + 1),
        'a\u0000',
        'not in any list',
        'https://',
        ...oneOf,
      ];
  }
}

/** What counts only where a person fills a form in, and the rules of the set ask of whoever saves through one. */
const OF_FORMS = [
  'not-an-email',
  'not-a-web-address',
  'not-a-phone',
  'not-a-local-phone',
  'too-many-decimals',
];

const label: MemberLabel = { en: 'Member', el: 'Μέλος' };
const members = Object.values(MODEL).flatMap(({ name, fields }) =>
  Object.entries(fields)
    .filter(([, { type, isServerSet }]) => isServerSet !== true && type !== 'json' && type !== 'content')
    .map(([member, field]) => [`${name}.${member}`, field] as const),
);

/** What form and server say of a value: the form of what it sends, by the check that the rules use too. */
function verdictsOf(field: Field, value: unknown) {
  const member: Member = field;
  // The value is one of the field's form.
  const sent = (fieldForm(member) as { readonly write: (value: unknown) => unknown }).write(value);
  const entity = { set: 'MobilityContacts', fields: { member: { ...member, label } }, links: {} } as const;
  const inForm = checkOf(entity, ['member'], 'posted').safeParse({ member: sent }, { reportInput: true });
  const posted = parseFieldValue(field, sent);
  return {
    form: issueErrors(inForm.error?.issues ?? [], '').map(({ field: _field, ...fault }) => fault),
    server: 'faults' in posted ? Object.values(posted.faults) : [],
  };
}

describe('form and server', () => {
  test('have members of all sets to be compared by', () => {
    expect(members.length).toBeGreaterThan(150);
  });

  test.each(members)('say the same of %s, with the same code and numbers', (_name, field) => {
    for (const value of valuesOf(field)) {
      const { form, server } = verdictsOf(field, value);
      const [first] = form;
      const isOfForms = server.length === 0 && first !== undefined && OF_FORMS.includes(first.code);
      if (!isOfForms) expect([value, form]).toEqual([value, server]);
    }
  });

  test('refuse in every kind of member something, and take something', () => {
    const kinds = new Map<string, Set<boolean>>();
    for (const [, field] of members)
      for (const value of valuesOf(field)) {
        const refused = kinds.get(field.type) ?? new Set();
        kinds.set(field.type, refused.add(verdictsOf(field, value).server.length > 0));
      }
    for (const [type, verdicts] of kinds) {
      // Ticked or not: there is nothing wrong to be chosen.
      if (type !== 'boolean' && type !== 'flag') expect([type, verdicts.size]).toEqual([type, 2]);
    }
  });
});
