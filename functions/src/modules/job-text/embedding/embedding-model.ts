/** Model used by `embedText`; its name is stored beside every vector. */
export const EMBEDDING_MODEL = 'titles-v3';
export const EMBEDDING_DIMENSION = 128;
