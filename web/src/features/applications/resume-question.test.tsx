// @vitest-environment happy-dom
import { listResumes, type Resume } from '@contract/resumes.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { apiQuery, createQueryClient } from '@/lib/query-client.ts';
import { ResumeQuestion } from './resume-question.tsx';

afterEach(cleanup);

function ask(items: Pick<Resume, 'file_name' | 'active' | 'sent'>[]) {
  const client = createQueryClient();
  // All that the question reads of them.
  client.setQueryData(apiQuery(listResumes).queryKey, { items: items as Resume[], next_cursor: null });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ResumeQuestion label="Resume/CV" missing={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('the file that employers receive is named, not the one that matches go by', () => {
  ask([
    { file_name: 'long.pdf', active: true, sent: false },
    { file_name: 'short.pdf', active: false, sent: true },
  ]);
  expect(screen.getByText('short.pdf will be attached.')).toBeTruthy();
  expect(screen.queryByText(/long\.pdf/)).toBeNull();
});

test('without a resume there is a way to upload one', () => {
  ask([]);
  expect(screen.getByRole('link', { name: 'Upload a resume' })).toBeTruthy();
});
