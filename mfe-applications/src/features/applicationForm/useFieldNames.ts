import { useCallback } from 'react';
import { APPLICATION_TREE } from 'shared-contracts/applications/members/applicationTree.ts';
import { useMemberPath } from 'shared-record/pages';
import { useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../moduleId.ts';

/** Lists of exactly one item: people see no list there. */
const ONLY_ITEM = /^(studentData|filesData)\.0/;
/** Lists whose items applicants know by names of their own. */
const ITEMS = ['prefferedMobility', 'languageData', 'pastMobilityData'] as const;
const IN_ADDRESS = /Address\.0\.(street|postalCode|city|country|phone)/;

/** Names the form's fields for errors, as in `Language skills › language 1 › Level`; the same function until the language changes. */
export function useFieldNames(): (field: string) => string {
  const { t } = useTranslation(MODULE_ID);
  const itemText = useCallback(
    (list: string, number: number) => {
      const known = ITEMS.find((name) => name === list);
      return known && t(`applicationForm.item.${known}`, { number });
    },
    [t],
  );
  const pathOf = useMemberPath(APPLICATION_TREE, itemText);
  return useCallback(
    (field) => {
      // A list as a whole has its errors at `{list}.root`.
      const path = pathOf(field.replace(/\.root$/, '').replace(ONLY_ITEM, '$1'));
      const within = IN_ADDRESS.exec(field)?.[1];
      return within === undefined ? path : `${path} › ${t(`applicationForm.Address.${within}`)}`;
    },
    [pathOf, t],
  );
}
