import { STUDENT_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { useMemberLabel } from 'shared-record/pages';
import { DefinitionList, EmailText, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { useApplicationForm } from '../formContext.ts';

const MEMBERS = ['familyNameGreek', 'nameGreek', 'familyNameLatin', 'nameLatin', 'email'] as const;

/** Names and e-mail of the student, from the university's records. */
export function ApplicantFacts() {
  const { t } = useTranslation(MODULE_ID);
  const label = useMemberLabel(STUDENT_DATA);
  const { applicant } = useApplicationForm();
  return (
    <DefinitionList
      shape="strip"
      entries={MEMBERS.map((member) => {
        const value = applicant[member];
        if (value === null) return [label(member), t('applicationForm.notKnown')];
        return [label(member), member === 'email' ? <EmailText key={member} address={value} /> : value];
      })}
    />
  );
}
