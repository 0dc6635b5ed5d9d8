import { screen } from '@testing-library/react';
import type { Language } from 'shared-contracts/text/language.ts';
import { fakeApi, SignedIn } from 'shared-client/testing';
import { FormProvider, useForm } from 'shared-ui/fields';
import { renderInPortal } from 'shared-ui/testing';
import type { AgreementForm } from './model/form/agreementForm.ts';
import { toForm } from './model/form/toForm.ts';
import { GRAZ, LOCAL } from '../../testing/institutions.ts';
import { buildAgreementItem } from './testing/buildAgreement.ts';
import { useWizard } from './wizardContext.ts';
import { WizardProvider } from './WizardProvider.tsx';

function Sides() {
  const { local, partner } = useWizard();
  return <p>{`${local.name} – ${partner?.name}`}</p>;
}

function Wizard() {
  const form = useForm<AgreementForm>({ defaultValues: toForm(buildAgreementItem()) });
  return (
    <FormProvider {...form}>
      <WizardProvider agreementId={12} local={{ ...LOCAL, nameGR: 'Τοπικό Πανεπιστήμιο' }} isReadOnly={false}>
        <Sides />
      </WizardProvider>
    </FormProvider>
  );
}

describe('<WizardProvider>', () => {
  test.each([
    ['gr', 'Τοπικό Πανεπιστήμιο – University of Graz'],
    ['en', 'Local University – University of Graz'],
  ] satisfies [Language, string][])(
    'names the institutions in the language of the page where they have such a name (%s)',
    async (language, names) => {
      fakeApi({ 'GET MobilityInstitutions/11': () => ({ body: { ...GRAZ, nameGR: null } }) });
      renderInPortal(
        <SignedIn role="IRO">
          <Wizard />
        </SignedIn>,
        { language },
      );
      expect(await screen.findByText(names)).toBeInTheDocument();
    },
  );
});
