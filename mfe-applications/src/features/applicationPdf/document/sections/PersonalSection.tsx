import { taxOfficeName } from '../../../../lib/taxOfficeName.ts';
import { View } from '@react-pdf/renderer';
import { STUDENT_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { memberLabel, type LabelledMember } from 'shared-contracts/members/labels/memberLabel.ts';
import { countryNameIn } from 'shared-contracts/text/names.ts';
import { PdfSection } from 'shared-pdf/document';
import { codeName } from '../codeName.ts';
import { formatPdfDay } from '../formatPdfDay.ts';
import { NUMBER_WRITING, type WrittenNumber } from '../../../../lib/numberWriting.ts';
import { Facts, type Fact } from '../parts/Facts.tsx';
import { usePdfLanguage } from '../pdfTexts.ts';
import type { SectionProps } from './sectionProps.ts';

type Member = LabelledMember<typeof STUDENT_DATA>;

/** 1: the student, as of the application. */
export function PersonalSection({ application }: SectionProps) {
  const { language, tag, form } = usePdfLanguage();
  const [student] = application.studentData;
  const fact = (member: Member, value: string | null | undefined): Fact => [
    memberLabel(STUDENT_DATA, member, tag),
    value,
  ];
  const texts = form.PersonalStep;
  const { taxAuthority, gender } = student ?? {};
  const taxOffice = taxAuthority ? taxOfficeName(taxAuthority, language) : null;
  const address = (entry: NonNullable<typeof student>['currentAddress'] | null): readonly Fact[] => [
    [form.Address.street, entry?.[0]?.street],
    [form.Address.postalCode, entry?.[0]?.postalCode],
    [form.Address.city, entry?.[0]?.city?.cityName],
    [form.Address.country, countryNameIn(entry?.[0]?.country, language)],
  ];
  return (
    <PdfSection letter="1" title={form.steps.personal}>
      <View>
        <Facts
          title={texts.account}
          facts={[
            fact('familyNameGreek', student?.familyNameGreek),
            fact('nameGreek', student?.nameGreek),
            fact('familyNameLatin', student?.familyNameLatin),
            fact('nameLatin', student?.nameLatin),
            fact('email', student?.email),
            fact('gender', gender == null ? null : codeName(form.gender, gender)),
          ]}
        />
        <Facts
          title={texts.birth}
          facts={[
            fact('birthDate', formatPdfDay(student?.birthDate)),
            fact('birthCountry', countryNameIn(student?.birthCountry, language)),
            fact('birthCity', student?.birthCity?.cityName),
            fact('citizenship', countryNameIn(student?.citizenship, language)),
            fact('fatherName', student?.fatherName),
            fact('motherName', student?.motherName),
          ]}
        />
        <Facts
          title={texts.identity}
          facts={[
            fact('identificationNumber', student?.identificationNumber),
            fact('identificationIssueDate', formatPdfDay(student?.identificationIssueDate)),
            fact('identificationIssuingAuthority', student?.identificationIssuingAuthority),
            fact('taxAuthority', taxOffice),
            fact('taxIdNumber', inGroups('taxIdNumber', student?.taxIdNumber)),
            fact('socialSecurityNumber', inGroups('socialSecurityNumber', student?.socialSecurityNumber)),
          ]}
        />
        <Facts
          title={texts.phones}
          facts={[fact('landlinePhone', student?.landlinePhone), fact('mobilePhone', student?.mobilePhone)]}
        />
        <Facts
          title={memberLabel(STUDENT_DATA, 'permanentAddress', tag)}
          facts={[
            ...address(student?.permanentAddress ?? null),
            [form.Address.phone, student?.permanentAddress?.[0]?.phoneNumber],
          ]}
        />
        <Facts
          title={memberLabel(STUDENT_DATA, 'currentAddress', tag)}
          facts={address(student?.currentAddress ?? null)}
        />
        <Facts
          title={texts.emergency}
          facts={[
            fact('emergencyContactName', student?.emergencyContactName),
            fact('emergencyContactPhone', student?.emergencyContactPhone),
            fact('emergencyContactEmail', student?.emergencyContactEmail),
          ]}
        />
      </View>
    </PdfSection>
  );
}

function inGroups(number: WrittenNumber, held: string | null | undefined): string | null {
  return held == null ? null : NUMBER_WRITING[number].write(held);
}
