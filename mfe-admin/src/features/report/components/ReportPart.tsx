import { useId, type ReactNode } from 'react';
import { Card, makeStyles, MEDIA, tokens, useTranslation } from 'shared-ui/core';
import { ActionMenu } from 'shared-ui/list';
import { MODULE_ID } from '../../../moduleId.ts';

export type PartFormat = 'svg' | 'png' | 'xlsx';
const FORMATS = ['svg', 'png', 'xlsx'] as const satisfies readonly PartFormat[];

type ReportPartProps = {
  readonly title: string;
  /** Which of the parts it is, in the label of its files. */
  readonly name: 'agreements' | 'places' | 'table';
  readonly text?: string | undefined;
  readonly isBusy: boolean;
  readonly onTake: (format: PartFormat) => void;
  readonly children: ReactNode;
};

/** A chart or a table under its heading, with the files that can be taken along. */
export function ReportPart({ title, name, text, isBusy, onTake, children }: ReportPartProps) {
  const styles = useStyles();
  const { t } = useTranslation(MODULE_ID);
  const id = useId();
  return (
    <Card
      as="section"
      gap="M"
      className={name === 'table' ? styles.table : styles.chart}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <div className={styles.files}>
          <ActionMenu
            label={t(`report.ReportPart.take.${name}`)}
            icon="export"
            size="small"
            isBusy={isBusy}
            actions={FORMATS.map((format) => ({
              id: format,
              label: t(`report.ReportPart.${format}`),
              onChoose: () => onTake(format),
            }))}
          />
        </div>
      </div>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}

const useStyles = makeStyles({
  chart: { [MEDIA.print]: { breakInside: 'avoid' } },
  table: { [MEDIA.print]: { breakBefore: 'page' } },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: tokens.spacingHorizontalM,
  },
  title: {
    flex: '1 1 220px',
    margin: 0,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
  },
  files: { [MEDIA.print]: { display: 'none' } },
  text: { margin: 0, maxWidth: '80ch', color: tokens.colorNeutralForeground2 },
});
