import { makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { useState } from 'react';
import { opensWithSlash, rememberSlash } from './slashShortcut.ts';

/** Lets a person turn the key off that opens the search from anywhere. */
export function SlashChoice() {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const [isOn, setIsOn] = useState(opensWithSlash);
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setIsOn(event.target.checked);
          rememberSlash(event.target.checked);
        }}
      />
      {t('Search.slash')}
    </label>
  );
}

const useStyles = makeStyles({
  choice: {
    display: 'flex',
    alignItems: 'center',
    columnGap: tokens.spacingHorizontalS,
    minHeight: '24px',
    marginRight: 'auto',
    color: tokens.colorNeutralForeground2,
  },
});
