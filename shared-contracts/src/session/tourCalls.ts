import type { Call } from '../call/call.ts';
import { tourStateSchema } from './tour.ts';

export const readTour = {
  base: 'api',
  methods: ['GET'],
  path: '/Users/Me/tour',
  permission: 'profile_view',
  summary: 'Tells whether the caller knows the tour of the portal, so that it need not be offered.',
  reply: { description: 'Known also where nothing can be kept of the caller.', schema: tourStateSchema },
} as const satisfies Call;

export const leaveTour = {
  base: 'api',
  methods: ['POST'],
  path: '/Users/Me/tour',
  permission: 'profile_edit',
  summary: 'Notes that the caller has taken or declined the tour of the portal.',
  reply: { description: 'It is known from now on.', schema: tourStateSchema },
} as const satisfies Call;
