import { describe, expect, test } from 'vitest';
import type { FormField } from '../../types.ts';
import { dossier, field, said, valuesOf } from '../testing/forms.ts';

const marta = dossier({
  schools: [
    {
      school: 'TU Berlin',
      degree: 'Master of Science',
      field_of_study: 'Computer Science',
      start: '2015-10',
      end: '2017-09',
      gpa: '',
    },
  ],
  facts: {
    school: { value: 'TU Berlin', origin: 'resume' },
    field_of_study: { value: 'Computer Science', origin: 'resume' },
    graduation_date: { value: '2017-09', origin: 'resume' },
  },
  answers: [said('start_date', '2026-12-01')],
});
const form = (...labels: string[]): FormField[] => labels.map((label) => field(label, { required: false }));

describe('dates right behind the boxes on a school', () => {
  test('are those of the school, whatever the new job’s start is', () => {
    expect(valuesOf(form('University', 'Major', 'Start', 'End'), marta)).toMatchObject({
      Start: '2015-10',
      End: '2017-09',
    });
    expect(
      valuesOf(form('Institution', 'Qualification', 'Date started', 'Date completed'), marta),
    ).toMatchObject({ 'Date started': '2015-10', 'Date completed': '2017-09' });
  });

  test('are the new job’s where nothing says otherwise', () => {
    expect(valuesOf(form('University', 'Major', 'Start date'), marta)['Start date']).toBe('2026-12-01');
    expect(valuesOf(form('University', 'Phone', 'Start date', 'Notes'), marta)['Start date']).toBe(
      '2026-12-01',
    );
    const apart = [
      field('University', { section: 'Studies', required: false }),
      field('Start date', { section: 'Availability', required: false }),
      field('End date', { section: 'Availability', required: false }),
    ];
    expect(valuesOf(apart, marta)['Start date']).not.toBe('2015-10');
  });
});
