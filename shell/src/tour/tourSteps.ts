import type { Permission, Role } from 'shared-contracts/rights/permissions.ts';
import type { ModuleDescription } from 'shared-contracts/releases/module.ts';
import { SIDEBAR_ID, TOUR_PLACE } from '../lib/frameMeasures.ts';
import type { TourStepId } from './tourTexts.ts';

/** - places: selectors of what is shown, the first of them that can be seen */
export type TourStep = { readonly id: TourStepId; readonly places: readonly string[] };

const MENU = `[${TOUR_PLACE}="menu"]`;

/** Pages that a step shows in the menu. */
const PAGES = {
  waiting: ['mfe-admin', 'overview'],
  agreements: ['mfe-agreements', 'agreementList'],
  destinations: ['mfe-applications', 'destinations'],
  applications: ['mfe-applications', 'applicationList'],
} as const satisfies Partial<Record<TourStepId, readonly [module: string, route: string]>>;

const OWN_STEPS: Readonly<Record<Role, readonly (keyof typeof PAGES)[]>> = {
  Student: ['applications', 'destinations'],
  Faculty: ['waiting', 'agreements'],
  IRO: ['waiting', 'agreements'],
  'No Rights': [],
};

type Person = {
  readonly role: Role;
  readonly permissions: readonly Permission[];
  readonly descriptions: readonly ModuleDescription[];
};

/** Lists what the tour shows a person: the frame, and the pages of their role that there are and that they may open. */
export function tourSteps({ role, permissions, descriptions }: Person): readonly TourStep[] {
  const own = OWN_STEPS[role].flatMap((id): readonly TourStep[] => {
    const [module, route] = PAGES[id];
    const page = descriptions
      .find((description) => description.id === module)
      ?.routes.find((each) => each.id === route);
    const isOpen = page?.permission.some((permission) => permissions.includes(permission)) ?? false;
    return page !== undefined && isOpen
      ? [{ id, places: [`#${SIDEBAR_ID} a[href="${page.path}"]`, MENU] }]
      : [];
  });
  return [
    { id: 'menu', places: [MENU] },
    { id: 'search', places: [`[${TOUR_PLACE}="search"]`] },
    ...own,
    { id: 'language', places: [`[${TOUR_PLACE}="language"]`] },
    { id: 'account', places: [`[${TOUR_PLACE}="account"]`] },
  ];
}
