import type { FactsheetView } from 'shared-contracts/entities/factsheetView.ts';
import { CONTACT } from 'shared-contracts/members/contact.ts';
import { contactTitleText } from 'shared-contracts/members/contactTerms.ts';
import { DEPARTMENT, INSTITUTION } from 'shared-contracts/members/institution.ts';
import { countryNameIn, nameIn } from 'shared-contracts/names.ts';
import { useMemberLabel } from 'shared-record/pages';
import { EmailLink, ErasmusCode, PhoneLink, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { Facts } from '../parts/Facts.tsx';
import { ViewSection } from '../parts/ViewSection.tsx';
import { WebAddresses } from '../parts/WebAddresses.tsx';

/** A to C: the institution, who coordinates its exchanges, and in which department. */
export function InstitutionSections({ sheet }: { readonly sheet: FactsheetView }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const ofInstitution = useMemberLabel(INSTITUTION);
  const ofContact = useMemberLabel(CONTACT);
  const ofDepartment = useMemberLabel(DEPARTMENT);
  const { institution, institutionalCoordinatorContact: contact } = sheet;
  const department = contact?.department;
  const person = [contactTitleText(contact?.title ?? '', tag), contact?.givenName, contact?.familyName];
  return (
    <>
      <ViewSection letter="A">
        <Facts
          entries={[
            [ofInstitution('name'), nameIn(institution, language)],
            [
              ofInstitution('erasmusCode'),
              institution.erasmusCode && <ErasmusCode>{institution.erasmusCode}</ErasmusCode>,
            ],
            [ofInstitution('heiId'), institution.heiId],
            [ofInstitution('cityName'), institution.cityName],
            [ofInstitution('country'), countryNameIn(institution.country, language)],
          ]}
        />
      </ViewSection>
      <ViewSection letter="B">
        <Facts
          entries={[
            [t('factsheetView.person'), person.filter(Boolean).join(' ')],
            [ofContact('email'), contact?.email && <EmailLink address={contact.email} />],
            [ofContact('phone'), contact?.phone && <PhoneLink number={contact.phone} />],
            [ofContact('address'), contact?.address],
            [ofContact('url'), contact?.url && <WebAddresses addresses={[contact.url]} />],
          ]}
        />
      </ViewSection>
      <ViewSection letter="C">
        <Facts
          entries={[
            [ofDepartment('name'), nameIn(department, language)],
            [ofDepartment('domain'), department?.domain],
            [ofDepartment('url'), department?.url && <WebAddresses addresses={[department.url]} />],
          ]}
        />
      </ViewSection>
    </>
  );
}
