/** Writes `docs/openapi.json` from the contract; a test tells when that was forgotten. */
import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '../src/http/openapi.ts';

const file = new URL('../../docs/openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
