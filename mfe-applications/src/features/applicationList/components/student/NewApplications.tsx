import {
  APPLICATION_TYPES,
  newApplicationBlock,
  type ApplicationType,
  type ApplicationWindow,
} from 'shared-contracts/applications/applications.ts';
import type { ApplicationListRow } from 'shared-contracts/applications/entities/applicationListRow.ts';
import {
  ButtonLink,
  Card,
  formatDate,
  makeStyles,
  Stack,
  tokens,
  useLanguage,
  useTranslation,
} from 'shared-ui/core';
import { windowState } from '../../../../lib/windowState.ts';
import { MODULE_ID } from '../../../../moduleId.ts';
import { TYPE_LABEL } from '../../model/applicationLabels.ts';
import { existing, windowOf } from '../../model/standing.ts';

const ADDRESS = {
  'long-term-studies': '/application/outgoing/student/new',
  'short-term-studies': '/application/outgoing/short/student/new',
} as const satisfies Record<ApplicationType, string>;

type NewApplicationsProps = {
  readonly own: readonly ApplicationListRow[];
  readonly windows: readonly ApplicationWindow[];
  readonly now: Date;
};

/** For each type the way to a new application, or why there is none now; the same rule as the menu's and the server's. */
export function NewApplications({ own, windows, now }: NewApplicationsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const styles = useStyles();
  const reasonOf = (type: ApplicationType) => {
    const settings = windowOf(windows, type);
    const block = newApplicationBlock(type, settings, own.map(existing), { isIro: false, now });
    if (block === null) return null;
    const state = windowState(settings, now);
    if (block === 'closed' && state.kind === 'upcoming')
      return t('applicationList.NewApplications.upcoming', { first: formatDate(state.first, tag) });
    return t(`applicationList.NewApplications.${block}`);
  };
  return (
    <Card gap="M" look="quiet">
      <h3 className={styles.title}>{t('applicationList.NewApplications.title')}</h3>
      <Stack as="ul" gap="M">
        {APPLICATION_TYPES.map((type) => {
          const reason = reasonOf(type);
          return (
            <li key={type} className={styles.type}>
              <span className={styles.name}>{t(TYPE_LABEL[type])}</span>
              {reason === null ? (
                <ButtonLink to={ADDRESS[type]} icon="new">
                  {t('applicationList.NewApplications.begin')}
                </ButtonLink>
              ) : (
                <span className={styles.reason}>{reason}</span>
              )}
            </li>
          );
        })}
      </Stack>
    </Card>
  );
}

const useStyles = makeStyles({
  title: {
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  type: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
  },
  name: { minWidth: 'min(100%, 24ch)' },
  reason: { color: tokens.colorNeutralForeground2 },
});
