import { isRequiredAt } from 'shared-contracts/members/requiredWhen.ts';
import { MODEL } from '../../src/data/sets/model.ts';
import { isOptionalPart } from '../../src/records/save/stored/optionalPart.ts';
import { type SaveApi, START_TIMEOUT_MS, startSaveApi } from '../support/api/saveApi.ts';
import { agreement, draftApplication, studentRow } from '../support/api/saveBodies.ts';
import { FIXTURE } from '../support/api/saveFixture.ts';

let api: SaveApi;

beforeAll(async () => {
  api = await startSaveApi();
}, START_TIMEOUT_MS);

afterAll(async () => {
  await api.close();
});

const factsheet = async (member: string, part: object | null) => {
  const id = FIXTURE.inactiveFactsheet;
  const { dateModified } = (await api.call('iro', 'GET', `MobilityFactsheets/${id}`)).body;
  const answer = await api.save('iro', 'MobilityFactsheets', { id, dateModified, [member]: part });
  return { answer, at: member, stored: answer.body[member] };
};

const language = async (member: string, part: object | null) => {
  const skill = { language: 1, languageLevel: 'B1', [member]: part };
  const answer = await api.save('iro', 'MobilityAgreements', {
    ...agreement(),
    studentMobilitiesForStudies: [studentRow({ recommendedLanguageSkills: [skill] })],
  });
  const at = `studentMobilitiesForStudies/0/recommendedLanguageSkills/0/${member}`;
  return {
    answer,
    at,
    stored: answer.body.studentMobilitiesForStudies?.[0].recommendedLanguageSkills[0][member],
  };
};

const application = async (member: string, part: object | null) => {
  const answer = await api.save(
    'student',
    'ApplicationStudentStudiesForms',
    draftApplication({ [member]: part }),
  );
  return { answer, at: member, stored: answer.body[member] };
};

/** How a save says something of a part, by the set whose records have it. */
const SAVES: Readonly<Record<string, typeof factsheet>> = {
  MobilityFactsheets: factsheet,
  MobilityRecommendedLanguageSkills: language,
  ApplicationStudentStudiesForms: application,
};

/** Every optional part of the model; one that is added is tried at once, or fails for want of a way to save it. */
const PARTS = Object.entries(MODEL).flatMap(([set, { links }]) =>
  Object.entries(links).flatMap(([member, link]) =>
    isOptionalPart(link) ? [{ set, member, part: link.target }] : [],
  ),
);

describe('a part that a record may lack', () => {
  test.each(PARTS)(
    'is absent while nothing of $member of $set is filled in',
    async ({ set, member, part }) => {
      const members = [...Object.keys(part.fields), ...Object.keys(part.links)];
      const said = (value: unknown) => Object.fromEntries(members.map((name) => [name, value]));
      await SAVES[set]!(member, null);
      for (const nothing of [said(null), {}, { ...said(null), id: null }, [said(null)]]) {
        const { answer, stored } = await SAVES[set]!(member, nothing);
        expect(answer).toMatchObject({ status: 200 });
        expect(stored).toBeNull();
      }
    },
  );

  const partly = PARTS.filter(({ part }) =>
    Object.values(part.links).some((link) => isRequiredAt(link, 'stored')),
  );

  test.each(partly)(
    'is refused where $member of $set lacks what it cannot be without',
    async ({ set, member }) => {
      const { answer, at } = await SAVES[set]!(member, { clarification: 'Web', subjectArea: null });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ field: `${at}/subjectArea`, code: 'required' }] },
      });
    },
  );

  test('keeps what was not named when it is changed by its id', async () => {
    const days = { autumnTerm: '--06-15', springTerm: '--11-30' };
    const { stored } = await factsheet('deadlineIncomingsCalendar', days);
    const { answer } = await factsheet('deadlineIncomingsCalendar', { id: stored.id });
    expect(answer.body.deadlineIncomingsCalendar).toMatchObject(days);
    const emptied = await factsheet('deadlineIncomingsCalendar', { id: stored.id, autumnTerm: null });
    expect(emptied.answer.status).toBe(400);
  });
});
