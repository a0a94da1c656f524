import Typography from '@mui/material/Typography';
import type { Consent } from '@/lib/consent.ts';
import { ChoiceCards } from '@/ui/forms/choice-cards.tsx';

type Answer = Exclude<Consent['choice'], 'unknown'>;

type ConsentChoiceProps = {
  consent: Consent;
  onChoose: (choice: Answer) => void;
  /** Distinguishes two of them on one page. */
  name: string;
};

const CHOICES: { value: Answer; title: string; text: string }[] = [
  {
    value: 'granted',
    title: 'Yes',
    text: 'We learn which pages help, and Reddit learns that its ad led you here.',
  },
  {
    value: 'limited',
    title: 'Yes, but do not sell or share it',
    text: 'Reddit may count that its ad worked, and use it for nothing else.',
  },
  { value: 'denied', title: 'No', text: 'Nothing is measured, here or on our servers.' },
];

/** What has been chosen for analytics, and how to choose anew. A choice counts at once. */
export function ConsentChoice({ consent, onChoose, name }: ConsentChoiceProps) {
  if (consent.gpc) {
    return (
      <Typography color="textSecondary">
        Your browser sends Global Privacy Control. That is a no, so nothing is measured. To change it, use
        your browser’s settings.
      </Typography>
    );
  }
  const value =
    consent.choice !== 'unknown' ? consent.choice : consent.permission === 'limited' ? 'limited' : null;
  return (
    <ChoiceCards
      legend="May we measure your visits?"
      name={name}
      choices={CHOICES}
      value={value}
      onChange={onChoose}
    />
  );
}
