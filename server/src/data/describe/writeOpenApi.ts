import { writeFileSync } from 'node:fs';
import { VERSIONS_FILE } from '../../config/callVersions.ts';
import { callVersionsText, OPENAPI_FILE } from './callVersionsText.ts';
import { openApiText } from './openapi.ts';

// The versions first: they are moved on from the description that is there.
writeFileSync(VERSIONS_FILE, callVersionsText());
writeFileSync(OPENAPI_FILE, openApiText());
