import { SET_NAMES } from 'shared-contracts/sets/sets.ts';
import { MODEL } from '../sets/model.ts';
import { callOperations } from './callOperations.ts';
import { callSchemas } from './callSchemas.ts';
import type { JsonSchema } from './fieldSchema.ts';
import { jsonText } from './jsonText.ts';
import { itemOperations, setOperations } from './operations.ts';
import { setSchema } from './setSchema.ts';
import { LIST_PAGE, PROBLEM_ANSWER, SHARED_PARAMETERS } from './sharedParts.ts';

/** Describes the data API as OpenAPI 3.1, from the model and the table of rights. */
export function describeOpenApi(): JsonSchema {
  const sets = SET_NAMES.map((name) => ({ name, definition: MODEL[name] }));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Mobility portal: data API and partner exchange',
      version: '1',
      description:
        'Agreements, factsheets, applications and what they refer to. `x-permissions` names what a caller needs one of, `x-permissions-all` what they need all of, `x-permissions-by` what they need besides by a parameter of the path or a member of the body.',
    },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    paths: Object.fromEntries([
      ...sets.flatMap(({ name, definition }) => [
        [`/${name}`, setOperations(definition, name)],
        [`/${name}/{id}`, itemOperations(definition, name)],
      ]),
      ...callOperations(),
    ]),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      parameters: SHARED_PARAMETERS,
      responses: { Problem: PROBLEM_ANSWER },
      schemas: {
        ...Object.fromEntries(
          Object.values(MODEL).map((definition) => [definition.name, setSchema(definition)]),
        ),
        ListPage: LIST_PAGE,
        ...callSchemas(),
      },
    },
  };
}

/** Writes the description as the file `server/openapi.json` has it. */
export function openApiText(): string {
  return jsonText(describeOpenApi());
}
