import type { FactsheetView } from 'shared-contracts/factsheets/entities/factsheetView.ts';
import { CONTACT } from 'shared-contracts/institutions/members/contact.ts';
import { contactTitleText, nameWithTitle } from 'shared-contracts/institutions/members/contactTerms.ts';
import { DEPARTMENT, INSTITUTION } from 'shared-contracts/institutions/members/institution.ts';
import { countryNameIn, nameIn } from 'shared-contracts/text/names.ts';
import { use } from 'react';
import { useMemberLabel } from 'shared-record/pages';
import { Alert, EmailLink, ErasmusCode, PhoneLink, useLanguage, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import { cellOf, type CellField, type CellSpec } from '../../model/cells/cellSpec.ts';
import { titleChoices } from '../../model/cells/choices.ts';
import { coordinatorEntry } from '../../model/cells/entrySpec.ts';
import { CellPartsContext } from '../parts/cellParts.ts';
import { Facts } from '../parts/Facts.tsx';
import { NotGiven } from '../parts/NotGiven.tsx';
import { ViewSection } from '../parts/ViewSection.tsx';
import { WebAddresses } from '../parts/WebAddresses.tsx';

/** Department of the coordinator, which is chosen; what it says of itself is its own. */
const DEPARTMENT_CELL: CellSpec = {
  path: 'institutionalCoordinatorContact.department',
  field: { member: 'department', kind: 'department', maxLength: 0, isRequired: false, options: [] },
};

/** A to C: the institution, who coordinates its exchanges, and in which department. */
export function InstitutionSections({ sheet }: { readonly sheet: FactsheetView }) {
  const { t } = useTranslation(MODULE_ID);
  const { language, tag } = useLanguage();
  const ofInstitution = useMemberLabel(INSTITUTION);
  const ofContact = useMemberLabel(CONTACT);
  const ofDepartment = useMemberLabel(DEPARTMENT);
  const { institution, institutionalCoordinatorContact: contact } = sheet;
  const department = contact?.department;
  const parts = use(CellPartsContext);
  const isEdited = parts !== null;
  const name = [contact?.givenName, contact?.familyName].filter(Boolean).join(' ');
  const person = nameWithTitle(contact?.title ?? '', name, tag);
  return (
    <>
      <ViewSection letter="A">
        {isEdited && !sheet.isActive && <Alert kind="information">{t('factsheetView.publicAtOnce')}</Alert>}
        <Facts
          entries={[
            ...(isEdited
              ? ([
                  [ofInstitution('name'), institution.name, institutionCell('name', { isRequired: true })],
                  [ofInstitution('nameGR'), institution.nameGR, institutionCell('nameGR')],
                ] as const)
              : ([[ofInstitution('name'), nameIn(institution, language)]] as const)),
            [
              ofInstitution('erasmusCode'),
              institution.erasmusCode && <ErasmusCode>{institution.erasmusCode}</ErasmusCode>,
              institutionCell('erasmusCode', { isRequired: true }),
            ],
            [ofInstitution('heiId'), institution.heiId, institutionCell('heiId', { isRequired: true })],
            [ofInstitution('cityName'), institution.cityName, institutionCell('cityName')],
            [ofInstitution('country'), countryNameIn(institution.country, language)],
          ]}
        />
      </ViewSection>
      <ViewSection letter="B">
        {parts !== null && contact == null ? (
          <>
            <NotGiven />
            <parts.AddEntry entry={coordinatorEntry(tag)} />
          </>
        ) : (
          <Facts
            entries={[
              ...(isEdited
                ? ([
                    [
                      ofContact('title'),
                      contactTitleText(contact?.title ?? '', tag),
                      contactCell('title', {
                        kind: 'choice',
                        options: titleChoices(tag, contact?.title ?? ''),
                      }),
                    ],
                    [ofContact('givenName'), contact?.givenName, contactCell('givenName')],
                    [ofContact('familyName'), contact?.familyName, contactCell('familyName')],
                  ] as const)
                : ([[t('factsheetView.person'), person]] as const)),
              [
                ofContact('email'),
                contact?.email && <EmailLink address={contact.email} />,
                contactCell('email'),
              ],
              [
                ofContact('phone'),
                contact?.phone && <PhoneLink number={contact.phone} />,
                contactCell('phone'),
              ],
              [ofContact('address'), contact?.address, contactCell('address')],
              [
                ofContact('url'),
                contact?.url && <WebAddresses addresses={[contact.url]} />,
                contactCell('url'),
              ],
            ]}
          />
        )}
      </ViewSection>
      <ViewSection letter="C">
        <Facts
          entries={[
            [
              ofDepartment('name'),
              nameIn(department, language),
              contact == null ? undefined : DEPARTMENT_CELL,
            ],
            [ofDepartment('domain'), department?.domain],
            [ofDepartment('url'), department?.url && <WebAddresses addresses={[department.url]} />],
          ]}
        />
      </ViewSection>
    </>
  );
}

function institutionCell(
  member: 'name' | 'nameGR' | 'erasmusCode' | 'heiId' | 'cityName',
  besides?: Partial<CellField>,
): CellSpec {
  return cellOf(`institution.${member}`, INSTITUTION.fields[member], besides);
}

function contactCell(
  member: 'title' | 'givenName' | 'familyName' | 'email' | 'phone' | 'address' | 'url',
  besides?: Partial<CellField>,
): CellSpec {
  return cellOf(`institutionalCoordinatorContact.${member}`, CONTACT.fields[member], besides);
}
