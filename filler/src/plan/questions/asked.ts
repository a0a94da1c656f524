import type { Topic } from '../../topics/topics.ts';
import type { FormField } from '../../types.ts';

/** A field of a form and what it asks. */
export type Asked = { field: FormField; topic: Topic };
