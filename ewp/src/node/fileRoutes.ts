import type { EwpEndpointRoute } from './endpointRoute.ts';
import { EwpProblem } from './ewpProblem.ts';
import type { EwpNodeServices } from './nodeServices.ts';

/** Gives files by the ids that answers named. Source: EWP File API v1: GET alone, and what an id leads to never changes. */
export function fileRoutes({ file }: EwpNodeServices): readonly EwpEndpointRoute[] {
  if (file === undefined) return [];
  return [
    {
      name: 'file',
      path: '/file',
      methods: ['GET'],
      headers: { 'cache-control': 'private, max-age=31536000, immutable' },
      answer: async ({ parameters, caller }) => {
        const found = await file(parameters.required('file_id'), caller);
        // Whoever was not given the id is not told whether there is such a file.
        if (found === null) throw new EwpProblem(404, 'There is no file with this id for the caller.');
        return found;
      },
    },
  ];
}
