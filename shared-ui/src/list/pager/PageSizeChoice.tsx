import { makeStyles, Select, tokens } from '@fluentui/react-components';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MEDIA } from '../../theme/breakpoints.ts';
import { PAGE_SIZES, type PageSize } from '../search/defineListSearch.ts';

type PageSizeChoiceProps = {
  readonly value: PageSize;
  readonly onChange: (pageSize: PageSize) => void;
};

/** Chooses how many rows a page of a list has. */
export function PageSizeChoice({ value, onChange }: PageSizeChoiceProps) {
  const styles = useStyles();
  const { t } = useTranslation('shared-ui');
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{t('PageSizeChoice.label')}</label>
      <Select
        id={id}
        value={String(value)}
        onChange={(_, data) => onChange(PAGE_SIZES.find((size) => String(size) === data.value) ?? value)}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={String(size)}>
            {size}
          </option>
        ))}
      </Select>
    </div>
  );
}

const useStyles = makeStyles({
  choice: {
    display: 'flex',
    [MEDIA.print]: { display: 'none' },
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
  },
});
