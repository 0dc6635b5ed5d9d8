import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Button, Cluster, LoadingState, useTranslation } from 'shared-ui/core';
import { MODULE_ID } from '../../../moduleId.ts';
import { OverviewSection } from './Tiles.tsx';
import { WithoutCharts } from './WithoutCharts.tsx';

// The map of the world is heavy: it comes when somebody gets to see it.
const Charts = lazy(() => import('../charts/Charts.tsx').catch(() => ({ default: WithoutCharts })));

/** Charts for whoever would rather look: they open as they come into sight, until somebody closes them. */
export function ChartsSection() {
  const { t } = useTranslation(MODULE_ID);
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen !== null || place.current === null || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) setIsOpen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <OverviewSection title={t('overview.ChartsSection.title')} text={t('overview.ChartsSection.text')}>
      <Cluster>
        <Button
          isExpanded={isOpen === true}
          {...(isOpen === true && { controls: id })}
          onClick={() => setIsOpen(isOpen !== true)}
        >
          {t(isOpen === true ? 'overview.ChartsSection.hide' : 'overview.ChartsSection.show')}
        </Button>
      </Cluster>
      <div ref={place} id={id}>
        {isOpen === true && (
          <Suspense fallback={<LoadingState />}>
            <Charts />
          </Suspense>
        )}
      </div>
    </OverviewSection>
  );
}
