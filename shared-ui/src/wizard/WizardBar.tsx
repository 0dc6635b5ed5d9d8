import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../action/Button.tsx';
import { MEDIA } from '../theme/breakpoints.ts';

type WizardBarProps = {
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly nextBlock: string | undefined;
  readonly isNextMain: boolean;
  readonly actions: ReactNode;
};

/** The ways on from a step, and the buttons that save. */
export function WizardBar({ onPrevious, onNext, nextBlock, isNextMain, actions }: WizardBarProps) {
  const { t } = useTranslation('shared-ui');
  const styles = useStyles();
  return (
    <div className={styles.bar}>
      <div className={styles.ways}>
        {onPrevious && (
          <Button icon="chevronLeft" onClick={onPrevious}>
            {t('WizardFrame.previous')}
          </Button>
        )}
        {onNext && (
          <Button
            appearance={isNextMain ? 'primary' : 'secondary'}
            icon="chevronRight"
            iconAt="end"
            disabledReason={nextBlock}
            onClick={onNext}
          >
            {t('WizardFrame.next')}
          </Button>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

const useStyles = makeStyles({
  bar: {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    border: `1px solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    // A phone's window has no room for a bar that stays.
    [MEDIA.cards]: { position: 'static', flexDirection: 'column', boxShadow: 'none' },
    [MEDIA.print]: { display: 'none' },
  },
  ways: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [MEDIA.cards]: { '& > *': { flexGrow: 1 } },
  },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: tokens.spacingHorizontalS,
    [MEDIA.cards]: { flexDirection: 'column', alignItems: 'stretch' },
  },
});
