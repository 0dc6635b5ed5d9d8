import { Card, DefinitionList, makeStyles, tokens, useTranslation } from 'shared-ui/core';
import type { RegistryShell } from 'shared-contracts/releases/registry.ts';
import { useProvenanceText } from '../../trials/useProvenanceText.ts';

/** Which release of the shell is in force, and what it was built from. */
export function ShellInForce({ shell }: { readonly shell: RegistryShell }) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const textOf = useProvenanceText();
  return (
    <Card gap="M">
      <h2 className={styles.name}>{t('ReleasesPage.shell')}</h2>
      <DefinitionList
        shape="strip"
        entries={[
          [t('ReleasesPage.inForce'), shell.release],
          [t('ReleasesPage.builtFrom'), textOf(shell.provenance)],
        ]}
      />
    </Card>
  );
}

const useStyles = makeStyles({
  name: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400 },
});
