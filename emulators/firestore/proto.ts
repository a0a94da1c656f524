import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadPackageDefinition, type ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

type Definition = Parameters<typeof fromJSON>[0];
type WriteMessage = {
  oneofs: { operation: { oneof: string[] } };
  fields: Record<string, { type: string; id: number }>;
};

/** For documents they only read, the JS SDK's transactions use a kind of write that the published definition omits. */
function addVerify(definition: Definition): void {
  const at = (holder: unknown, name: string) => (holder as { nested: Record<string, unknown> }).nested[name];
  const write = ['google', 'firestore', 'v1', 'Write'].reduce(at, definition as unknown) as WriteMessage;
  write.fields.verify = { type: 'string', id: 5 };
  write.oneofs.operation.oneof.push('verify');
}

/** The `google.firestore.v1.Firestore` service, from the definition that the Firestore client library ships. */
export function firestoreService(): ServiceDefinition {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase-admin'));
  const json = JSON.parse(
    readFileSync(require.resolve('@google-cloud/firestore/build/protos/v1.json'), 'utf8'),
  ) as Definition;
  addVerify(json);
  const definition = fromJSON(json, {
    longs: String,
    enums: String,
    oneofs: true,
  });
  const loaded = loadPackageDefinition(definition) as unknown as {
    google: { firestore: { v1: { Firestore: { service: ServiceDefinition } } } };
  };
  return loaded.google.firestore.v1.Firestore.service;
}
