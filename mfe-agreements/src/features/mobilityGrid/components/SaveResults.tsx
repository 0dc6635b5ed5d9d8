import {
  Alert,
  apiErrorText,
  Button,
  Cluster,
  formatNumber,
  Stack,
  useLanguage,
  useNavigate,
  useTranslation,
} from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import type { SaveResult } from '../useRowSaves.ts';

type SaveResultsProps = {
  readonly results: readonly SaveResult[];
  /** Names the cells of an agreement that have faults. */
  readonly cellsOf: (agreement: number) => readonly string[];
  readonly onGo: (agreement: number) => void;
  readonly onClose: () => void;
};

/** Most agreements that are named one by one; the others come once these are mended. */
const MOST_NAMED = 20;

const MOST_CELLS = 5;
/** Results that are about cells. */
const WITH_CELLS: readonly SaveResult['kind'][] = ['faulty', 'stale', 'refused'];

/** Says what was saved, and of each agreement that was not why, with the way to its rows. */
export function SaveResults({ results, cellsOf, onGo, onClose }: SaveResultsProps) {
  const { t } = useTranslation(MODULE_ID);
  const { tag } = useLanguage();
  const navigate = useNavigate();
  if (results.length === 0) return null;
  const untold = results.filter(({ kind }) => kind === 'untold').map(({ id }) => id);
  const failed = results.filter(({ kind }) => kind !== 'saved' && kind !== 'untold');
  const saved = results.length - failed.length;
  const number = (count: number) => formatNumber(count, tag);
  const reasonOf = ({ kind, error }: SaveResult) =>
    (kind === 'failed' || kind === 'refused') && error !== undefined && error.errors.length === 0
      ? apiErrorText(error, t)
      : t(`mobilityGrid.SaveResults.${kind}`);
  const cellsText = ({ id, kind }: SaveResult) => {
    const cells = WITH_CELLS.includes(kind) ? cellsOf(id) : [];
    if (cells.length === 0) return '';
    const more = cells.length > MOST_CELLS ? ' …' : '';
    return `(${cells.slice(0, MOST_CELLS).join('; ')}${more})`;
  };
  return (
    <Alert
      kind={failed.length > 0 ? 'warning' : 'success'}
      action={
        <Button size="small" onClick={onClose}>
          {t('mobilityGrid.SaveResults.close')}
        </Button>
      }
    >
      <Stack gap="XS">
        <span>{t('mobilityGrid.SaveResults.saved', { count: saved, number: number(saved) })}</span>
        {failed.slice(0, MOST_NAMED).map((result) => (
          <Cluster key={result.id} gap="S" align="center">
            <Button size="small" appearance="subtle" onClick={() => onGo(result.id)}>
              {t('mobilityGrid.SaveResults.agreement', { id: result.id })}
            </Button>
            <span>{[reasonOf(result), cellsText(result)].filter(Boolean).join(' ')}</span>
          </Cluster>
        ))}
        {failed.length > MOST_NAMED && (
          <span>{t('mobilityGrid.SaveResults.more', { number: number(failed.length - MOST_NAMED) })}</span>
        )}
        {untold.length > 0 && (
          <Cluster gap="S" align="center">
            <span>
              {t('mobilityGrid.SaveResults.untold', { count: untold.length, number: number(untold.length) })}
            </span>
            <Button
              size="small"
              icon="send"
              onClick={() => void navigate('/iia/bulk/new?work=notify', { state: { agreements: untold } })}
            >
              {t('mobilityGrid.SaveResults.notify')}
            </Button>
          </Cluster>
        )}
      </Stack>
    </Alert>
  );
}
