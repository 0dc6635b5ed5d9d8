import { Link, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { MissingStep } from '../../model/missingParts.ts';

type MissingPartsProps = {
  /** Of the form, to the step in which something is missing first. */
  readonly address: string;
  readonly steps: readonly MissingStep[];
};

/** Names the steps of a draft in which something is missing, or says that it can be submitted; the first leads to its place, as the others are reached after it. */
export function MissingParts({ address, steps }: MissingPartsProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  if (steps.length === 0) return <p className={styles.text}>{t('applicationList.MissingParts.none')}</p>;
  return (
    <div>
      <p className={styles.text}>{t('applicationList.MissingParts.title')}</p>
      <ul className={styles.list}>
        {steps.map((step, place) => {
          const name = t(`applicationList.MissingParts.steps.${step}`);
          return (
            <li key={step}>
              {place === 0 ? (
                <Link to={address} className={styles.link}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const useStyles = makeStyles({
  text: { margin: 0 },
  list: { margin: 0, paddingInlineStart: tokens.spacingHorizontalXL },
  link: { color: tokens.colorBrandForegroundLink },
});
