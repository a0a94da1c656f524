/** A job in its vendor's form. */
export type Job = Record<string, unknown>;

export type Board = {
  /** Identifies the state of the board, if that is known without generating the response. */
  version: string | null;
  /** All jobs in the vendor's form. */
  jobs: () => Job[];
};

export type FindBoard = (name: string) => Promise<Board | undefined>;
