import type { Texts } from 'shared-contracts/text/language.ts';
import type { PasswordHash } from './passwordHash.ts';

/** A demo account of the built-in provider. */
export type DemoAccount = {
  /** User name; the row in the set `Users` has the same name, and the person's names and address. */
  readonly name: string;
  readonly password: PasswordHash;
  /** Scope that names the role, as the university's provider would give it; empty for a person without a role. */
  readonly scope: string;
  /** Who the account stands for, in the sign-in form. */
  readonly label: Texts;
};

/**
 * The accounts of the built-in provider; each one's password is its name, which the sign-in form says.
 *
 * They exist for trying the portal out: with production settings the built-in provider is not started.
 */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    name: 'iro',
    password: { salt: '_H4QjV5u4LUlR5qJ8Os0lw', hash: 'LKNUjEMX3tDVfCq2-8k74CcSxoS65-z_yzMXJtwUZiQ' },
    scope: 'mobisis-iro',
    label: { en: 'International Relations Office', el: 'Γραφείο Διεθνών Σχέσεων' },
  },
  {
    name: 'iro2',
    password: { salt: 'TJduEO5OA-DPMIpppOoqyQ', hash: 'JskUIQDJQnkLD-6RsDRH_x5UGoDkLnos7uymE3qK22w' },
    scope: 'mobisis-iro',
    label: { en: 'Colleague in that office', el: 'Συνάδελφος στο ίδιο Γραφείο' },
  },
  {
    name: 'teacher',
    password: { salt: 'jsGo1Z2qnUZJpPMBKuzi6w', hash: 'ZuYXvpgJrt6hKv1ez3v8FBHZJZuKuntxZdg4TddV8-8' },
    scope: 'mobisis-teachers',
    label: { en: 'Faculty member', el: 'Μέλος ΔΕΠ' },
  },
  {
    name: 'student',
    password: { salt: 'Qf_u4E6ReMsNMi-tZekUOg', hash: 'i6Wn7sAZowkfQ607rZASoTXpyDLplxZge5KoUBet-sw' },
    scope: 'mobisis-students',
    label: { en: 'Student', el: 'Φοιτητής' },
  },
  {
    name: 'student2',
    password: { salt: 'EPL5tY75TwjtZWxFrTPQAw', hash: '0uWn3YnYDS7Nm3MnK9-bLLSTnv9BwkYWmKsClG5vRBY' },
    scope: 'mobisis-students',
    label: { en: 'Another student', el: 'Άλλος φοιτητής' },
  },
  {
    name: 'guest',
    password: { salt: 'gstDXy0-2vPhDaULrFYYEw', hash: 'k1hQV0Z-uycSFcq3sh-aOiMvSUFiQn9zbQRMtjI8hJQ' },
    scope: '',
    label: { en: 'No rights', el: 'Χωρίς δικαιώματα' },
  },
];

/** Finds a demo account by its user name; case counts, as it does in the table of users. */
export function findDemoAccount(name: string): DemoAccount | undefined {
  return DEMO_ACCOUNTS.find((account) => account.name === name);
}

/** Adds the role of an account to the scope of one of its tokens. */
export function withRole(scope: string, name: string): string {
  return `${scope} ${findDemoAccount(name)?.scope ?? ''}`.trim();
}
