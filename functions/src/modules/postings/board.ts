import type { SourceName } from '../../contract/postings.ts';

/** One employer's board at a vendor: what is read in one task, and whose failure concerns no other. */
export type BoardRef = {
  source: SourceName;
  /** The board's name in the vendor's addresses, case kept: some vendors tell `Acme` from `acme`. */
  board: string;
};

/** A board as the operator lists it. */
export type ListedBoard = BoardRef & {
  /** The employer's name, for vendors whose responses don't contain it. */
  company: string | null;
};

/** A board as the registry names it. */
export type RegisteredBoard = ListedBoard & {
  /** Independent lists that name it. */
  listed_by: number;
};

/** Prefix of the external ids of a board's postings. */
export const externalIdPrefix = (board: string): string => `${board}/`;

/** The board that an external id belongs to; a vendor's own ids hold no slash. */
export const boardOfExternalId = (external_id: string): string =>
  external_id.slice(0, Math.max(0, external_id.lastIndexOf('/')));
