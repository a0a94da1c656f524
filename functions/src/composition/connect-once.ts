/** Connects at the first call and keeps the result; a failure is not kept, so that the next call tries again. */
export function connectOnce<T>(connect: () => Promise<T>): () => Promise<T> {
  let connected: Promise<T> | undefined;
  return () => {
    connected ??= connect().catch((error: unknown) => {
      connected = undefined;
      throw error;
    });
    return connected;
  };
}
