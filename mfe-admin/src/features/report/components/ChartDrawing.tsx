import { useEffect, useRef, useState } from 'react';
import { formatNumber, makeStyles, MEDIA, tokens, useLanguage } from 'shared-ui/core';
import type { Chart } from '../model/reportCharts.ts';
import { drawChart } from '../picture/drawChart.ts';
import type { Ink } from '../picture/picture.ts';

/** Before anybody knows how wide the page is, in CSS pixels. */
const WIDTH = 720;
const NARROWEST = 260;
/** Longer bars are no easier to compare. */
const WIDEST = 900;

/** A chart as wide as there is room for, in the colours of the page; the table beside it says the same. */
export function ChartDrawing({ chart }: { readonly chart: Chart }) {
  const styles = useStyles();
  const { tag } = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(WIDTH);
  useEffect(() => {
    if (frame.current === null || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.floor(entry?.contentRect.width ?? 0);
      if (width > 0) setRoom(Math.min(WIDEST, Math.max(NARROWEST, width)));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const { width, height, shapes } = drawChart(chart, {
    width: room,
    hasTitle: false,
    format: (value) => formatNumber(value, tag),
  });
  return (
    <div ref={frame} className={styles.frame}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMinYMin"
        className={styles.drawing}
        style={{ maxWidth: width }}
        aria-hidden
      >
        {shapes.map((shape, index) => {
          // A drawing is made anew as a whole: its order is all that tells its parts apart.
          const key = `${shape.kind}${index}`;
          return shape.kind === 'rect' ? (
            <rect
              key={key}
              x={shape.x}
              y={shape.y}
              width={shape.width}
              height={shape.height}
              className={styles[shape.fill]}
              {...(shape.edge !== undefined && { style: { stroke: EDGES[shape.edge] } })}
            />
          ) : (
            <text key={key} x={shape.x} y={shape.y} fontSize={shape.size} className={styles[shape.fill]}>
              {shape.text}
            </text>
          );
        })}
      </svg>
    </div>
  );
}

const EDGES: Readonly<Partial<Record<Ink, string>>> = {
  ground: tokens.colorNeutralBackground1,
  usedEdge: tokens.colorBrandStroke1,
};

const forced = (fill: string) => ({ [MEDIA.forcedColors]: { fill } });

const useStyles = makeStyles({
  frame: { minWidth: 0 },
  drawing: {
    display: 'block',
    width: '100%',
    height: 'auto',
    // A sheet of whatever size, less what stands above the drawing.
    [MEDIA.print]: { breakInside: 'avoid', maxHeight: '76vh' },
  },
  text: { fill: tokens.colorNeutralForeground1, ...forced('CanvasText') },
  quiet: { fill: tokens.colorNeutralForeground2, ...forced('CanvasText') },
  line: { fill: tokens.colorNeutralStroke1 },
  ground: { fill: tokens.colorNeutralBackground1 },
  agreements: { fill: tokens.colorBrandBackground, ...forced('CanvasText') },
  outgoing: { fill: tokens.colorBrandBackground, ...forced('CanvasText') },
  used: { fill: tokens.colorBrandBackground2, ...forced('Canvas') },
  usedEdge: { fill: tokens.colorBrandStroke1 },
  incoming: { fill: tokens.colorNeutralForeground3, ...forced('GrayText') },
  mark: { fill: tokens.colorNeutralForeground1, ...forced('Highlight') },
});
