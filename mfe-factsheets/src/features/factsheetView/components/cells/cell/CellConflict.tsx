import { Alert, Button, Cluster, DefinitionList, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../../../moduleId.ts';
import type { CellSpec } from '../../../model/cells/cellSpec.ts';
import type { Typed } from '../../../model/cells/typedValue.ts';
import { CellWords } from './CellWords.tsx';

type CellConflictProps = {
  readonly cell: CellSpec;
  readonly theirs: Typed;
  readonly typed: Typed;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
};

/** Shows what two people have made of one cell, and lets this one choose. */
export function CellConflict({ cell, theirs, typed, onKeepMine, onTakeTheirs }: CellConflictProps) {
  const { t } = useTranslation(MODULE_ID);
  return (
    <Alert kind="warning">
      {t('factsheetCells.conflict')}
      <DefinitionList
        entries={[
          [t('factsheetCells.theirs'), <CellWords key="theirs" cell={cell} typed={theirs} />],
          [t('factsheetCells.mine'), <CellWords key="mine" cell={cell} typed={typed} />],
        ]}
      />
      <Cluster>
        <Button size="small" onClick={onKeepMine}>
          {t('factsheetCells.keepMine')}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {t('factsheetCells.takeTheirs')}
        </Button>
      </Cluster>
    </Alert>
  );
}
