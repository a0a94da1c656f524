import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';

describe('docs/openapi.json', () => {
  it('is what the contract says (else: npm run openapi -w functions)', () => {
    const written = JSON.parse(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));
    expect(JSON.parse(JSON.stringify(openApiDocument()))).toEqual(written);
  });

  it('says which files are sent, and 404 wherever an address names something', () => {
    const document = JSON.parse(JSON.stringify(openApiDocument()));
    const typesOf = (path: string) =>
      Object.keys(document.paths[path].get.responses['200'].content as Record<string, unknown>);
    expect(typesOf('/api/account/export/file')).toEqual(['application/zip']);
    expect(typesOf('/api/applications/{application_id}/screenshot')).toEqual(['image/png']);
    expect(typesOf('/api/resumes/{resume_id}/file')).toContain('text/plain; charset=utf-8');
    type Operation = { responses: Record<string, unknown> };
    const without = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, operations]) =>
        Object.entries(operations)
          .filter(([, { responses }]) => path.includes('{') && !('404' in responses))
          .map(([method]) => `${method} ${path}`),
    );
    expect(without).toEqual([]);
  });
});
