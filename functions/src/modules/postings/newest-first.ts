import { FieldPath, type Query } from 'firebase-admin/firestore';

/** Jobs in the order of every list of them; two posted at the same time by their ids, so that a page can go on after one. */
export const newestFirst = (query: Query): Query =>
  query.orderBy('posted_at', 'desc').orderBy(FieldPath.documentId(), 'desc');
