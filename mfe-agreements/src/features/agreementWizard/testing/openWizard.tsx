import type { Role } from 'shared-contracts/rights/permissions.ts';
import { AGREEMENT_STATUS, type AgreementStatusName } from 'shared-contracts/agreements/agreements.ts';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { renderInPortal } from 'shared-ui/testing';
import { GRAZ, LOCAL } from '../../../testing/institutions.ts';
import { moduleTexts } from '../../../testing/moduleTexts.ts';
import { EditAgreement } from '../EditAgreement.tsx';
import { NewAgreement } from '../NewAgreement.tsx';
import { LOOKUPS } from '../steps/testing/openStep.tsx';
import { buildAgreementItem, DEFAULT_CONTACT } from './buildAgreement.ts';
import { FINALIZE } from './openEdit.tsx';

type WizardOptions = {
  readonly role: Role;
  /** Of the agreement that is edited; null opens the wizard of a new one. */
  readonly status: AgreementStatusName | null;
};

const list = (value: readonly object[]) => ({ body: { value, total: value.length } });

/** Opens the wizard over a server that has all that can be looked up and takes each save, as agreement 12; `sent` gives the bodies of saves and acts. */
export function openWizard({ role, status }: WizardOptions) {
  const stored = buildAgreementItem({
    startYear: { id: 2027 },
    ...(status !== null && { status: { id: AGREEMENT_STATUS[status], name: status } }),
  });
  const calls = fakeApi({
    ...LOOKUPS,
    'GET MobilityAgreements/12': () => ({ body: stored }),
    'GET MobilityContacts/3': () => ({ body: DEFAULT_CONTACT }),
    'GET MobilityInstitutions/1': () => ({ body: LOCAL }),
    'GET MobilityInstitutions/11': () => ({ body: GRAZ }),
    'GET AcademicYears': () => list([2026, 2027, 2028].map((id) => ({ id, name: `${id}-${id + 1}` }))),
    'GET MobilityCountries': () => list([GRAZ.country]),
    'GET MobilityInstitutions': () => list([GRAZ]),
    'GET MobilityFactsheets': () => list([]),
    'POST MobilityAgreements': () => ({ body: { ...stored, dateModified: '2026-11-21T00:00:00.000Z' } }),
    [FINALIZE]: () => ({ body: { id: 12, outcome: 'delivered', deliveries: [] } }),
  });
  const view = renderInPortal(
    <SignedIn role={role}>{status === null ? <NewAgreement /> : <EditAgreement id="12" />}</SignedIn>,
    { address: status === null ? '/iia/form' : '/iia/edit/12', messages: moduleTexts() },
  );
  const sent = () => calls.filter(({ route }) => route.startsWith('POST')).map(({ body }) => body);
  return { ...view, sent };
}
