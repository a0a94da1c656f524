/** The parts of `google.firestore.v1` that the emulator reads and writes, as proto-loader hands them over. */

export type ProtoTimestamp = { seconds?: string | number | null; nanos?: number | null };

export type Value = {
  nullValue?: 'NULL_VALUE' | null;
  booleanValue?: boolean | null;
  integerValue?: string | number | null;
  doubleValue?: number | string | null;
  timestampValue?: ProtoTimestamp | null;
  stringValue?: string | null;
  bytesValue?: Uint8Array | null;
  referenceValue?: string | null;
  geoPointValue?: { latitude?: number; longitude?: number } | null;
  arrayValue?: { values?: Value[] | null } | null;
  mapValue?: { fields?: Fields | null } | null;
};

export type Fields = Record<string, Value>;

export type WireDocument = {
  name?: string;
  fields?: Fields | null;
  createTime?: ProtoTimestamp | null;
  updateTime?: ProtoTimestamp | null;
};

export type Precondition = { exists?: boolean | null; updateTime?: ProtoTimestamp | null };

export type FieldTransform = {
  fieldPath?: string;
  setToServerValue?: string | null;
  increment?: Value | null;
  maximum?: Value | null;
  minimum?: Value | null;
  appendMissingElements?: { values?: Value[] } | null;
  removeAllFromArray?: { values?: Value[] } | null;
};

export type Write = {
  update?: WireDocument | null;
  delete?: string | null;
  verify?: string | null;
  transform?: { document?: string; fieldTransforms?: FieldTransform[] } | null;
  updateMask?: { fieldPaths?: string[] } | null;
  updateTransforms?: FieldTransform[] | null;
  currentDocument?: Precondition | null;
};

export type WriteResult = { updateTime?: ProtoTimestamp | null; transformResults?: Value[] };
export type CommitResponse = { commitTime: ProtoTimestamp; writeResults: WriteResult[] };

export type FieldReference = { fieldPath?: string };

export type Filter = {
  compositeFilter?: { op?: string; filters?: Filter[] } | null;
  fieldFilter?: { field?: FieldReference; op?: string; value?: Value } | null;
  unaryFilter?: { op?: string; field?: FieldReference } | null;
};

export type Order = { field?: FieldReference; direction?: string };
export type Cursor = { values?: Value[]; before?: boolean };

export type FindNearest = {
  vectorField?: FieldReference;
  queryVector?: Value;
  distanceMeasure?: string;
  limit?: { value?: number } | null;
  distanceResultField?: string;
  distanceThreshold?: { value?: number } | null;
};

export type StructuredQuery = {
  select?: { fields?: FieldReference[] } | null;
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: Filter | null;
  orderBy?: Order[];
  startAt?: Cursor | null;
  endAt?: Cursor | null;
  offset?: number;
  limit?: { value?: number } | null;
  findNearest?: FindNearest | null;
};

export type Aggregation = {
  alias?: string;
  count?: { upTo?: { value?: string | number } | null } | null;
  sum?: { field?: FieldReference } | null;
  avg?: { field?: FieldReference } | null;
};

export type TransactionOptions = {
  readOnly?: { readTime?: ProtoTimestamp | null } | null;
  readWrite?: { retryTransaction?: Uint8Array } | null;
};

/** The time or transaction at which a read wants to read. */
export type Consistency = {
  transaction?: Uint8Array | null;
  newTransaction?: TransactionOptions | null;
  readTime?: ProtoTimestamp | null;
};

export type Target = {
  targetId?: number;
  documents?: { documents?: string[] } | null;
  query?: { parent?: string; structuredQuery?: StructuredQuery } | null;
  resumeToken?: Uint8Array | null;
  readTime?: ProtoTimestamp | null;
  once?: boolean;
};

/** `google.protobuf.Struct`. */
export type Struct = { fields: Record<string, { stringValue: string } | { structValue: Struct }> };

export type ExplainMetrics = {
  planSummary: { indexesUsed: Struct[] };
  executionStats: {
    resultsReturned: string;
    executionDuration: ProtoTimestamp;
    readOperations: string;
    debugStats: Struct;
  } | null;
};
