/** A place, as far as the text says it: any field may be null, never all three. */
export type Place = {
  /** Folded, under its usual English name: "new york", "munich". */
  city: string | null;
  /** State or province of the United States, Canada or Australia, as its two- or three-letter code: "NY", "NSW". */
  region: string | null;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
};
