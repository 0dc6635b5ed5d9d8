import { lazy, Suspense, useId, useState } from 'react';
import { Button, Cluster, LoadingState, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { OverviewSection } from './Tiles.tsx';
import { WithoutCharts } from './WithoutCharts.tsx';

// The map of the world is heavy: it comes when somebody wants to see it.
const Charts = lazy(() => import('../charts/Charts.tsx').catch(() => ({ default: WithoutCharts })));

/** Charts for whoever would rather look. */
export function ChartsSection() {
  const { t } = useTranslation(MODULE_ID);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <OverviewSection title={t('overview.ChartsSection.title')} text={t('overview.ChartsSection.text')}>
      <Cluster>
        <Button isExpanded={isOpen} {...(isOpen && { controls: id })} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'overview.ChartsSection.hide' : 'overview.ChartsSection.show')}
        </Button>
      </Cluster>
      {isOpen && (
        <div id={id}>
          <Suspense fallback={<LoadingState />}>
            <Charts />
          </Suspense>
        </div>
      )}
    </OverviewSection>
  );
}
