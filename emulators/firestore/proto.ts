import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadPackageDefinition, type ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

/** The `google.firestore.v1.Firestore` service, from the definition that the Firestore client library ships. */
export function firestoreService(): ServiceDefinition {
  const require = createRequire(createRequire(import.meta.url).resolve('firebase-admin'));
  const json: unknown = JSON.parse(
    readFileSync(require.resolve('@google-cloud/firestore/build/protos/v1.json'), 'utf8'),
  );
  const definition = fromJSON(json as Parameters<typeof fromJSON>[0], {
    longs: String,
    enums: String,
    oneofs: true,
  });
  const loaded = loadPackageDefinition(definition) as unknown as {
    google: { firestore: { v1: { Firestore: { service: ServiceDefinition } } } };
  };
  return loaded.google.firestore.v1.Firestore.service;
}
