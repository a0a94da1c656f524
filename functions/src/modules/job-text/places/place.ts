/** A place, as far as the text specifies it: any field may be null, but never all three. */
export type Place = {
  /** Folded, in its usual English form: "new york", "munich". */
  city: string | null;
  /** State or province of the United States, Canada or Australia, as a two- or three-letter code: "NY", "NSW". */
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
};
