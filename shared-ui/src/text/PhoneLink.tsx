import { useTouchLinkStyles } from './touchLinkStyles.ts';

/** A telephone number to be touched; it is shown as it came, and called by its digits. */
export function PhoneLink({ number }: { readonly number: string }) {
  return (
    <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`} className={useTouchLinkStyles().link}>
      {number}
    </a>
  );
}
