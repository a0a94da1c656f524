import { LIMITS } from './limits.ts';

/** Validation messages fixed by the specification; forms and API use the same ones. */
export const MESSAGES = {
  email_invalid: 'Please enter a valid email address',
  password_short: 'Password must be at least 6 characters',
  email_missing: 'Please enter your email address first',
  feedback_empty: 'Please enter your feedback message',
  request_received: 'If an account with that email exists, a password reset link has been sent.',
} as const;

/** The maximum resume size in words: `5 MB`. */
export const RESUME_SIZE = `${LIMITS.resume_bytes / 1024 ** 2} MB`;

/** Accepted resume files, shown at the drop zone. */
export const RESUME_FILES = `PDF, Word (.docx), OpenDocument (.odt), RTF, or text, up to ${RESUME_SIZE} and ${LIMITS.resume_pages} pages.`;

/** Messages for a rejected resume: what is wrong, then what to do. */
export const RESUME_MESSAGES = {
  resume_empty: 'This file is empty. Choose another file, or export your resume again.',
  resume_too_large: `This file is larger than ${RESUME_SIZE}. Export it without images or as plain text, and try again.`,
  resume_too_many_pages: `This file has more than ${LIMITS.resume_pages} pages. Upload only your resume, without attachments.`,
  resume_wrong_type:
    'This isn’t a PDF, Word (.docx), OpenDocument (.odt), RTF, or text file. Export your resume in one of these formats.',
  resume_encrypted: 'This file is password-protected. Save a copy without the password and upload that.',
  resume_broken:
    'This file is damaged and can’t be opened. Export your resume again and upload the new file.',
  resume_no_text:
    'This file contains only images, no text. Export your resume from the app you wrote it in instead of scanning it.',
  resume_too_little_text: 'There isn’t enough text here to be a resume. Check that you chose the right file.',
  resume_too_complex:
    'This file contains far more than a resume, so we stopped reading it. Upload only your resume, or export it again as PDF or text.',
  resume_archive_bomb:
    'This file contains far more than a resume, so we didn’t open it. Export it again as .docx or PDF.',
} as const;
