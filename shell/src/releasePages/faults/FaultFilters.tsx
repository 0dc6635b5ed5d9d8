import { Button, makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import { type ReactNode, useId, useState } from 'react';
import type { FaultList } from 'shared-contracts/releases/faultCalls.ts';
import { nativeControl } from '../../lib/nativeControl.ts';
import type { FaultSearch } from './faultSearch.ts';
import { useNames } from './useNames.ts';

type FaultFiltersProps = {
  readonly search: FaultSearch;
  /** Modules of which there is something, with its releases. */
  readonly modules: FaultList['modules'];
  readonly onSearch: (search: FaultSearch) => void;
};

/** Looks for a fault by its reference, or for those of a module and a release. */
export function FaultFilters({ search, modules, onSearch }: FaultFiltersProps) {
  const { t } = useTranslation('shell');
  const styles = useStyles();
  const [chosen, setChosen] = useState(search);
  const nameOf = useNames();
  const change = (part: Partial<FaultSearch>) => setChosen({ ...chosen, ...part });
  const ofModule = modules.filter(({ module }) => chosen.module === '' || module === chosen.module);
  const releases = withChosen(
    ofModule.flatMap((one) => one.releases),
    chosen.release,
  );
  const known = withChosen(
    modules.map(({ module }) => module),
    chosen.module,
  );
  return (
    <form
      className={styles.form}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch({ ...chosen, reference: chosen.reference.trim() });
      }}
    >
      <Labelled text={t('FaultsPage.reference')}>
        {(id) => (
          <input
            id={id}
            className={styles.control}
            value={chosen.reference}
            autoComplete="off"
            spellCheck={false}
            placeholder="7K3M-9QXT"
            onChange={({ target }) => change({ reference: target.value })}
          />
        )}
      </Labelled>
      <Labelled text={t('FaultsPage.module')}>
        {(id) => (
          <select
            id={id}
            className={styles.control}
            value={chosen.module}
            onChange={({ target }) => change({ module: target.value, release: '' })}
          >
            <option value="">{t('FaultsPage.all')}</option>
            {known.map((module) => (
              <option key={module} value={module}>
                {nameOf(module).name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled text={t('FaultsPage.release')}>
        {(id) => (
          <select
            id={id}
            className={styles.control}
            value={chosen.release}
            onChange={({ target }) => change({ release: target.value })}
          >
            <option value="">{t('FaultsPage.all')}</option>
            {releases.map((release) => (
              <option key={release}>{release}</option>
            ))}
          </select>
        )}
      </Labelled>
      <Button appearance="primary" type="submit" icon="search">
        {t('FaultsPage.search')}
      </Button>
    </form>
  );
}

type LabelledProps = { readonly text: string; readonly children: (id: string) => ReactNode };

function Labelled({ text, children }: LabelledProps) {
  const styles = useStyles();
  const id = useId();
  return (
    <div className={styles.labelled}>
      <label htmlFor={id}>{text}</label>
      {children(id)}
    </div>
  );
}

/** What an address has chosen stays a choice, also where there is nothing of it. */
function withChosen(offered: readonly string[], chosen: string): readonly string[] {
  return [...new Set(chosen === '' ? offered : [...offered, chosen])];
}

const useStyles = makeStyles({
  form: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
    [MEDIA.cards]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  labelled: { display: 'grid', rowGap: tokens.spacingVerticalXXS, minWidth: 0 },
  control: nativeControl,
});
