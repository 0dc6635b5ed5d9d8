import { useMemo } from 'react';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { STUDIES_DATA } from 'shared-contracts/applications/members/applicationStudent.ts';
import { useApi, useQuery } from 'shared-client';
import { toNamedOptions } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { useLanguage } from 'shared-ui/core';
import { ReferenceField } from '../../components/ReferenceField.tsx';
import { useMemberProps } from '../../components/useMemberProps.ts';

/** The student's department, of our own university. */
export function DepartmentField() {
  const { language } = useLanguage();
  const props = useMemberProps(STUDIES_DATA, 'studiesData')('department');
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID));
  const options = useMemo(
    () => toNamedOptions(departments.data?.value ?? [], language),
    [departments.data, language],
  );
  return <ReferenceField {...props} options={options} query={departments} />;
}
