/** `line` is null for what a link says that covers no line. */
export type Found<T> = { value: T; confidence: number; page: number; line: number | null };
