import type { Plugin } from 'vite';

const SCHEMAS = /\/zod\/v4\/classic\/schemas\.js$/;
const JSON_SCHEMA = /\/core\/(?:to-json-schema|json-schema-processors)\.js$/;
const STUB = '\0zod-json-schema:';
const EXPORTED = /^export (?:const|function) (\w+)/gm;

/**
 * Every zod schema can describe itself as JSON Schema, so its classes keep all of that code: 5 kB that only
 * the OpenAPI document needs, which Node generates. In the browser build these functions throw.
 */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'huntwell-zod-without-json-schema',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!importer || !SCHEMAS.test(importer) || !JSON_SCHEMA.test(id)) return null;
      const real = await this.resolve(id, importer, { skipSelf: true });
      return real && STUB + real.id;
    },
    async load(id) {
      if (!id.startsWith(STUB)) return null;
      const code = await this.fs.readFile(id.slice(STUB.length), { encoding: 'utf8' });
      const names = [...code.matchAll(EXPORTED)].map(([, name]) => name);
      return [
        "const unavailable = () => { throw new Error('JSON Schema is not part of the browser build'); };",
        // Called whenever a schema’s `~standard` is read; what it returns makes the JSON Schema.
        ...names.map(
          (name) =>
            `export const ${name} = ${name === 'createStandardJSONSchemaMethod' ? '() => ' : ''}unavailable;`,
        ),
      ].join('\n');
    },
  };
}
