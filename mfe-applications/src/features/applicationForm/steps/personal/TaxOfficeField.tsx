import { useMemo } from 'react';
import { STUDENT_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { useApi, useQuery } from 'shared-client';
import { sortByLabel } from 'shared-record/model';
import { useLanguage } from 'shared-ui/core';
import { taxOfficesQuery } from '../../api/formChoices.queries.ts';
import { ReferenceField } from '../../components/ReferenceField.tsx';
import { useMemberProps } from '../../components/useMemberProps.ts';
import { taxOfficeName } from '../../../../lib/taxOfficeName.ts';

/** The Greek tax office that knows the student; found by its Greek name and by the one in Latin letters. */
export function TaxOfficeField() {
  const { language } = useLanguage();
  const props = useMemberProps(STUDENT_DATA, 'studentData.0')('taxAuthority');
  const offices = useQuery(taxOfficesQuery(useApi()));
  const options = useMemo(
    () =>
      sortByLabel(
        (offices.data?.value ?? []).map((office) => ({
          value: office.id,
          label: taxOfficeName(office, language),
          search: [office.name, office.nameLatin ?? ''].join(' '),
        })),
        language,
      ),
    [offices.data, language],
  );
  return <ReferenceField {...props} options={options} query={offices} />;
}
