/** A value that a statement takes or returns. */
export type SqlValue = string | number | null;
export type SqlStatement = { sql: string; args?: SqlValue[] };
/** A row by the names of its columns. */
export type SqlRow = Record<string, SqlValue>;

/** A libSQL database: Turso, or a server of one's own. */
export type SqlDatabase = {
  /** Runs the statements in one request, and returns the rows of each. */
  read(statements: readonly SqlStatement[], timeout_ms: number): Promise<SqlRow[][]>;
  /** The same in one transaction, all or nothing. */
  write(statements: readonly SqlStatement[], timeout_ms: number): Promise<SqlRow[][]>;
};

/** @param url `libsql://…` or `https://…` */
export function libsqlDatabase(url: string, token: () => string): SqlDatabase {
  async function run(
    statements: readonly SqlStatement[],
    timeout_ms: number,
    mode?: 'immediate',
  ): Promise<SqlRow[][]> {
    // Loaded with the first search, so that no other request waits for it.
    const { Session } = await import('@tursodatabase/serverless');
    // A session is one stream, which runs one request at a time, so each request has its own. Nothing is sent to open it.
    const session = new Session({ url, authToken: token(), defaultQueryTimeout: timeout_ms });
    try {
      const results: { rows: SqlRow[] }[] = await session.batch([...statements], mode);
      return results.map(({ rows }) => rows);
    } finally {
      // The server would close the stream by itself a little later, so nobody waits for this.
      void session.close();
    }
  }
  return {
    read: (statements, timeout_ms) => run(statements, timeout_ms),
    write: (statements, timeout_ms) => run(statements, timeout_ms, 'immediate'),
  };
}
