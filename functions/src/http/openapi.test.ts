import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

describe('docs/openapi.json', () => {
  it('is what the contract says (else: npm run openapi -w functions)', () => {
    const written = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
    expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(written);
  });
});
