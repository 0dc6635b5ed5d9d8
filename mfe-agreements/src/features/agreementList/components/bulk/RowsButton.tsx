import { Button, formatNumber, useLanguage, useNavigate, useTranslation } from 'shared-ui/core';
import { MOST_ROW_AGREEMENTS, rowsOfIds } from '../../../../lib/mobilityRows/rowsAddress.ts';
import { MODULE_ID } from '../../../../moduleId.ts';

/** Leads to the table of the mobility rows of the agreements that are chosen. */
export function RowsButton({ ids }: { readonly ids: readonly number[] }) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const navigate = useNavigate();
  const isTooMany = ids.length > MOST_ROW_AGREEMENTS;
  return (
    <Button
      size="small"
      disabledReason={
        isTooMany
          ? t('agreementList.RowsButton.tooMany', { most: formatNumber(MOST_ROW_AGREEMENTS, tag) })
          : undefined
      }
      onClick={() => {
        if (!isTooMany) void navigate(rowsOfIds(ids));
      }}
    >
      {t('agreementList.RowsButton.rows')}
    </Button>
  );
}
