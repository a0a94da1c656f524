import type { FilledField, Receipt } from '@contract/applications.ts';
import { brand } from '@/lib/brand.ts';
import { shortDate } from '@/lib/format.ts';

/** Where an answer comes from, shown beside it; for the resume that was sent, its version. */
export function originOf(
  field: Pick<FilledField, 'value' | 'origin' | 'answered_at'>,
  receipt: Receipt | null,
): string | undefined {
  if (receipt?.resume_file_name && field.value === receipt.resume_file_name) {
    return `version ${receipt.resume_version}`;
  }
  switch (field.origin) {
    case 'user_words':
      return field.answered_at ? `you answered on ${shortDate(field.answered_at)}` : 'you answered';
    case 'profile':
      return undefined;
    case 'resume':
      return 'from your resume';
    case 'declined':
      return 'declined for you';
    case 'page':
      return 'already on the form';
    case 'form_default':
      return `added by ${brand.name}`;
  }
}
