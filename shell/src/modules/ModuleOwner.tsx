import { EmailLink, makeStyles, useLanguage, useTranslation } from 'shared-ui/core';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { teamName } from './teamName.ts';

type ModuleOwnerProps = { readonly description: Pick<ModuleDescription, 'name' | 'owner'> };

/** Names the team that looks after a module, and how to reach it. */
export function ModuleOwner({ description: { name, owner } }: ModuleOwnerProps) {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const styles = useStyles();
  return (
    <p className={styles.sentence}>
      {t('ModuleOwner.text', { name: name[tag], team: teamName(owner, tag) })}{' '}
      <EmailLink address={owner.contact} />
    </p>
  );
}

const useStyles = makeStyles({
  sentence: { margin: 0, maxWidth: '60ch', minWidth: 0, overflowWrap: 'anywhere' },
});
