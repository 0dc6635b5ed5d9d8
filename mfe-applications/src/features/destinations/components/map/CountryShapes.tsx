import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { drawEurope, MAP_SIZE } from 'shared-record/map';
import { makeStyles, MEDIA, mergeClasses, tokens, useTranslation } from 'shared-ui/core';
import world from 'world-atlas/countries-110m.json';
import { MODULE_ID } from '../../../../moduleId.ts';
import type { CountryCount } from '../../model/countryCounts.ts';

/** Least and most of the fill: a country with one destination can still be told from one with none. */
const STRENGTH = { least: 0.35, most: 1 } as const;
const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

type CountryShapesProps = {
  readonly countries: readonly CountryCount[];
  readonly chosen: number | null;
  readonly onChoose: (country: number | null) => void;
};

/** Europe as one control: the arrows go from country to country by name, Enter and a click choose one or take the choice back. */
export function CountryShapes({ countries, chosen, onChoose }: CountryShapesProps) {
  const { t } = useTranslation(MODULE_ID);
  const styles = useStyles();
  const frame = useRef<SVGSVGElement>(null);
  const { shapes } = useMemo(() => drawEurope(world), []);
  const byId = new Map(countries.map((country) => [country.id, country]));
  const drawn = countries.filter(({ id }) => shapes.some((shape) => shape.id === id));
  const [current, setCurrent] = useState<number | null>(null);
  const stop = drawn.find(({ id }) => id === (current ?? chosen))?.id ?? drawn[0]?.id;
  const most = Math.max(1, ...countries.map(({ count }) => count));
  const toggle = (id: number) => onChoose(id === chosen ? null : id);

  const onKeyDown = (event: KeyboardEvent, id: number) => {
    const step = STEPS[event.key];
    if (step !== undefined) {
      const index = drawn.findIndex((country) => country.id === id);
      const next = drawn[(index + step + drawn.length) % drawn.length];
      if (next === undefined) return;
      setCurrent(next.id);
      frame.current?.querySelector<SVGElement>(`[data-country="${next.id}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') toggle(id);
    else return;
    event.preventDefault();
  };

  return (
    <svg
      ref={frame}
      viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
      className={styles.map}
      role="group"
      aria-label={t('destinations.DestinationMap.map')}
    >
      {shapes.map(({ key, id, d }, index) => {
        const country = id === null ? undefined : byId.get(id);
        const isFirst = shapes.findIndex((shape) => shape.id === id) === index;
        if (country === undefined) return <path key={key} d={d} className={styles.land} aria-hidden />;
        const { count, label } = country;
        const text = t('destinations.DestinationMap.country', { country: label, count });
        const strength = STRENGTH.least + (STRENGTH.most - STRENGTH.least) * Math.sqrt(count / most);
        return (
          <path
            key={key}
            d={d}
            className={mergeClasses(styles.country, country.id === chosen && styles.chosen)}
            fillOpacity={strength}
            onClick={() => toggle(country.id)}
            {...(isFirst
              ? {
                  role: 'button',
                  'aria-label': text,
                  'aria-pressed': country.id === chosen,
                  tabIndex: country.id === stop ? 0 : -1,
                  'data-country': country.id,
                  onFocus: () => setCurrent(country.id),
                  onKeyDown: (event: KeyboardEvent) => onKeyDown(event, country.id),
                }
              : { 'aria-hidden': true })}
          >
            <title>{text}</title>
          </path>
        );
      })}
    </svg>
  );
}

const useStyles = makeStyles({
  map: {
    display: 'block',
    width: '100%',
    height: 'auto',
    backgroundColor: tokens.colorNeutralBackground2,
  },
  land: { fill: tokens.colorNeutralBackground5, stroke: tokens.colorNeutralBackground1 },
  country: {
    cursor: 'pointer',
    fill: tokens.colorBrandBackground,
    stroke: tokens.colorNeutralBackground1,
    strokeWidth: '0.75px',
    outlineStyle: 'none',
    ':hover': { fill: tokens.colorBrandBackgroundHover, fillOpacity: 1 },
    ':focus-visible': { stroke: tokens.colorStrokeFocus2, strokeWidth: '3px' },
    [MEDIA.forcedColors]: { fill: 'Highlight', stroke: 'CanvasText' },
  },
  chosen: { fill: tokens.colorPaletteDarkOrangeBackground3, fillOpacity: 1 },
});
