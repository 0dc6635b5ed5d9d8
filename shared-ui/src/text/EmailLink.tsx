import { useTouchLinkStyles } from './touchLinkStyles.ts';

/** An e-mail address to be touched. */
export function EmailLink({ address }: { readonly address: string }) {
  return (
    <a href={`mailto:${address}`} className={useTouchLinkStyles().link}>
      {address}
    </a>
  );
}
