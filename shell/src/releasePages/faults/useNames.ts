import { useLanguage, useTranslation } from 'shared-ui/core';
import { SHELL_NAME } from 'shared-contracts/releases/faults/faultReports.ts';
import { useDescriptions } from '../../modules/descriptionsContext.ts';
import { teamName } from '../../modules/teamName.ts';

/** What people call a module and its team; undefined team where nobody knows it. */
export type ModuleNames = { readonly name: string; readonly team: string | undefined };

/** Gives what people call modules, and the shell as one of them. */
export function useNames(): (module: string) => ModuleNames {
  const { t } = useTranslation('shell');
  const { tag } = useLanguage();
  const descriptions = useDescriptions();
  return (module) => {
    const known = descriptions.find(({ id }) => id === module);
    if (known !== undefined) return { name: known.name[tag], team: teamName(known.owner, tag) };
    return { name: module === SHELL_NAME ? t('ReleasesPage.shell') : module, team: undefined };
  };
}
