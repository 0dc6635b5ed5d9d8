import { nameIn } from 'shared-contracts/text/names.ts';
import { LOCAL_INSTITUTION_ID } from 'shared-contracts/agreements/agreements.ts';
import { useApi, useQuery } from 'shared-client';
import { useErrorTexts } from 'shared-record/edit';
import type { Difference } from 'shared-record/model';
import { departmentsQuery } from 'shared-record/reference';
import { ConflictPage, type ConflictPageProps } from 'shared-record/wizard';
import { useLanguage } from 'shared-ui/core';
import { describeRow } from '../model/describeRow.ts';
import { describeValue } from '../model/describeValue.ts';
import type { FactsheetForm } from '../model/factsheetForm.ts';

/** What differs from another version of a factsheet, in the factsheet's words. */
export function FactsheetConflict(props: Omit<ConflictPageProps<FactsheetForm>, 'texts'>) {
  const { nameOf } = useErrorTexts();
  const { language, tag } = useLanguage();
  const departments = useQuery(departmentsQuery(useApi(), LOCAL_INSTITUTION_ID)).data?.value;
  const departmentName = (id: number) => {
    const department = departments?.find((one) => one.id === id);
    return department === undefined ? String(id) : nameIn(department, language);
  };
  const texts = {
    placeOf: ({ list, item, member }: Difference) =>
      list === undefined
        ? nameOf(member ?? '')
        : [
            nameOf(list),
            item && describeRow(item, tag),
            member && nameOf(`${list}.${member}`).split(' › ').at(-1),
          ]
            .filter(Boolean)
            .join(' – '),
    show: ({ member = '' }: Difference, value: unknown) =>
      describeValue(member, value, { tag, departmentName }),
  };
  return <ConflictPage {...props} texts={texts} />;
}
