/** Tells the contacts of testers, which nobody is offered, by their email. Source: specification document 1, section 5. */
export function isTester({ email }: { readonly email?: string | null | undefined }): boolean {
  return email?.toLowerCase().includes('test') ?? false;
}
