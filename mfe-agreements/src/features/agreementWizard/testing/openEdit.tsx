import type { Role } from 'shared-contracts/rights/permissions.ts';
import { fakeApi, SignedIn, type FakeApiRoutes } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import type { Language } from 'shared-contracts/text/language.ts';
import { GRAZ, LOCAL } from '../../../testing/institutions.ts';
import { moduleTexts } from '../../../testing/moduleTexts.ts';
import { EditAgreement } from '../EditAgreement.tsx';
import { buildAgreementItem } from './buildAgreement.ts';

/** A submitted agreement of the office. */
export const AGREEMENT = buildAgreementItem({
  startYear: { id: 2027 },
  status: { id: 2, name: 'Submitted' },
});
const list = (value: readonly object[]) => ({ body: { value, total: value.length } });
const SERVER: FakeApiRoutes = {
  'GET MobilityAgreements/12': () => ({ body: AGREEMENT }),
  'GET MobilityInstitutions/1': () => ({ body: LOCAL }),
  'GET MobilityInstitutions/11': () => ({ body: GRAZ }),
  'GET AcademicYears': () => list([2026, 2027, 2028].map((id) => ({ id, name: `${id}-${id + 1}` }))),
  'GET MobilityCountries': () => list([{ id: 40, countryName: 'Austria', countryNameGR: 'Αυστρία' }]),
  'GET MobilityInstitutions': () => list([GRAZ]),
  'GET MobilityFactsheets': () => list([]),
  'POST MobilityAgreements': () => ({ body: { ...AGREEMENT, dateModified: '2026-11-21T00:00:00.000Z' } }),
};

export const FINALIZE = 'POST /exchange/agreements/12/acts/finalize';

type OpenOptions = {
  readonly role?: Role;
  readonly language?: Language;
  readonly step?: string;
  /** Path that the address names behind its `#`. */ readonly field?: string;
};

/** Opens the wizard of agreement 12. */
export function openEdit(
  routes: FakeApiRoutes = {},
  { role = 'IRO', language = 'en', step, field }: OpenOptions = {},
) {
  const calls = fakeApi({ ...SERVER, ...routes });
  const view = renderInPortal(
    <SignedIn role={role}>
      <EditAgreement id="12" />
    </SignedIn>,
    {
      address: `/iia/edit/12${step === undefined ? '' : `?step=${step}`}${field === undefined ? '' : `#${field}`}`,
      messages: moduleTexts(language),
      language,
    },
  );
  return { ...view, calls, saves: () => calls.filter(({ route }) => route === 'POST MobilityAgreements') };
}
