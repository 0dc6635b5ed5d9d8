import { makeStyles, tokens } from 'shared-ui/core';
import { useAbout } from './aboutContext.ts';

/** The university's logo, or the portal's sign; what it stands for is written beside it. - height: in CSS pixels */
export function Logo({ height }: { readonly height: number }) {
  const { university } = useAbout();
  const styles = useStyles();
  if (university?.logo !== undefined)
    return <img src={university.logo} alt="" height={height} className={styles.logo} />;
  return (
    <svg width={height} height={height} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="12" fill={tokens.colorBrandBackground} />
      <g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 31c5.500-12.500 14-17.500 24-16" />
        <path d="m29 8.500 8 6.300-6.800 7.700" />
      </g>
      <circle cx="11" cy="34" r="5" fill="#ffc83d" />
    </svg>
  );
}

const useStyles = makeStyles({
  // Wide pictures are shown whole; of the header's room they take a part only. Each stands on white, for which it was drawn.
  logo: {
    maxWidth: '160px',
    objectFit: 'contain',
    borderRadius: tokens.borderRadiusSmall,
    backgroundColor: '#fff',
    forcedColorAdjust: 'none',
  },
});
