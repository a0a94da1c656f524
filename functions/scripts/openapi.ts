/** Writes `docs/openapi.json` from the contract; a test fails when it is out of date. */
import { writeFile } from 'node:fs/promises';
import { openApiDocument } from '../src/http/openapi.ts';

const file = new URL('../../docs/openapi.json', import.meta.url);
await writeFile(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
