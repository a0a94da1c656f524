import type { FilledField } from '@contract/applications.ts';
import { brand } from '@/lib/brand.ts';
import { shortDate } from '@/lib/format.ts';

/** Where an answer comes from, for the grey words beside it. */
export function originOf(field: FilledField): string | undefined {
  switch (field.origin) {
    case 'user_words':
      return field.answered_at ? `your words, ${shortDate(field.answered_at)}` : 'your words';
    case 'profile':
      return undefined;
    case 'resume':
      return 'from your resume';
    case 'declined':
      return 'declined for you';
    case 'draft':
      return 'drafted';
    case 'form_default':
      return `said by ${brand.name}`;
  }
}
