import type { Call } from '../call/call.ts';
import {
  changedViewSchema,
  listChoicesSchema,
  listViewsSchema,
  newViewSchema,
  VIEW_PERMISSIONS,
} from './listViews.ts';

const BY_LIST = { name: 'list', permissions: VIEW_PERMISSIONS };
const VIEWS = { description: 'All views that the caller has of the list.', schema: listViewsSchema };

export const readViews = {
  base: 'exchange',
  methods: ['GET'],
  path: '/views/{list}',
  permission: 'profile_view',
  permissionBy: BY_LIST,
  summary:
    'Gives the views of a list that the caller keeps, and those that the office shares; with which one and with which columns the list begins.',
  reply: VIEWS,
} as const satisfies Call;

export const keepView = {
  base: 'exchange',
  methods: ['POST'],
  path: '/views/{list}',
  permission: 'profile_view',
  permissionBy: BY_LIST,
  summary: 'Keeps filters, order and columns of a list under a name; answers as the list of views does.',
  creates: true,
  body: newViewSchema,
  reply: VIEWS,
  refusals: [400],
} as const satisfies Call;

export const changeView = {
  base: 'exchange',
  methods: ['PUT'],
  path: '/views/{list}/{id}',
  permission: 'profile_view',
  permissionBy: BY_LIST,
  summary:
    'Changes a view of the caller’s own, as the version that was seen; answers as the list of views does.',
  body: changedViewSchema,
  reply: VIEWS,
  refusals: [400, 409],
} as const satisfies Call;

export const removeView = {
  base: 'exchange',
  methods: ['DELETE'],
  path: '/views/{list}/{id}',
  permission: 'profile_view',
  permissionBy: BY_LIST,
  summary:
    'Removes a view of the caller’s own, or a shared one whose owner is no longer of the office; answers as the list of views does.',
  query: {
    version: { type: 'whole', description: 'The one that was seen.', minimum: 0, default: 0 },
  },
  reply: VIEWS,
  refusals: [400, 409],
} as const satisfies Call;

export const chooseViews = {
  base: 'exchange',
  methods: ['POST'],
  path: '/views/{list}/choices',
  permission: 'profile_view',
  permissionBy: BY_LIST,
  summary:
    'Notes with which view and with which columns a list begins for the caller; answers as the list of views does.',
  body: listChoicesSchema,
  reply: VIEWS,
  refusals: [400],
} as const satisfies Call;
