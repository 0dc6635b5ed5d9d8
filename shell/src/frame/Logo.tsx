/** The portal's sign; what it stands for is written beside it. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="12" fill="#1d4f91" />
      <g fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M10 31c5.500-12.500 14-17.500 24-16" />
        <path d="m29 8.500 8 6.300-6.800 7.700" />
      </g>
      <circle cx="11" cy="34" r="5" fill="#ffc83d" />
    </svg>
  );
}
