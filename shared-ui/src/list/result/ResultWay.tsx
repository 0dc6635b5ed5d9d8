import { makeStyles, tokens } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../icon/Icon.tsx';
import type { IconName } from '../../icon/iconNames.ts';
import { formatNumber } from '../../format/number.ts';
import { useLanguage } from '../../language/languageContext.ts';
import { useTouchLinkStyles } from '../../text/touchLinkStyles.ts';
import { MEDIA } from '../../theme/breakpoints.ts';
import { atPlace, type Neighbour, type ResultPlace } from './resultPlace.ts';

type ResultWayProps = {
  /** The list from which the record was opened. */
  readonly place: ResultPlace;
  /** What is known of the record's place there; absent until it is, and where the list does not have it any more. */
  readonly found?:
    | {
        readonly index: number;
        readonly total: number;
        readonly previous: Neighbour;
        readonly next: Neighbour;
      }
    | undefined;
  readonly linkTo: (id: number) => string;
};

/** The way back to the list from which a record was opened, and on to the records beside it there. */
export function ResultWay({ place, found, linkTo }: ResultWayProps) {
  const { t } = useTranslation('shared-ui');
  const { tag } = useLanguage();
  const styles = useStyles();
  const link = useTouchLinkStyles().link;
  const step = (neighbour: Neighbour, icon: IconName, text: string) =>
    neighbour && (
      <Link className={link} to={linkTo(neighbour.id)} state={atPlace(neighbour.place)} replace>
        <Icon name={icon} /> {text}
      </Link>
    );
  return (
    <nav aria-label={t('ResultWay.label')} className={styles.way}>
      <Link className={link} to={place.list}>
        {t('ResultWay.back')}
      </Link>
      {found && (
        <span className={styles.beside}>
          {step(found.previous, 'chevronLeft', t('ResultWay.previous'))}
          <span>
            {t('ResultWay.position', {
              position: formatNumber(found.index + 1, tag),
              total: formatNumber(found.total, tag),
            })}
          </span>
          {step(found.next, 'chevronRight', t('ResultWay.next'))}
        </span>
      )}
    </nav>
  );
}

const useStyles = makeStyles({
  way: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: `calc(-1 * ${tokens.spacingVerticalM})`,
    [MEDIA.print]: { display: 'none' },
  },
  beside: { display: 'flex', alignItems: 'center', columnGap: tokens.spacingHorizontalM },
});
