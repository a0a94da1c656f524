import Typography from '@mui/material/Typography';
import type { Consent } from '@/lib/consent.ts';
import { ChoiceCards } from '@/ui/forms/choice-cards.tsx';

type Answer = Exclude<Consent['choice'], 'unknown'>;

type ConsentChoiceProps = {
  consent: Consent;
  onChoose: (choice: Answer) => void;
  /** Tells two of them on one page apart. */
  name: string;
};

const CHOICES: { value: Answer; title: string; text: string }[] = [
  {
    value: 'granted',
    title: 'Yes',
    text: 'We can see which pages help, and Reddit can see that its ad brought you here.',
  },
  {
    value: 'limited',
    title: 'Yes, but don’t sell or share my data',
    text: 'Reddit can count that its ad worked, but can’t use that for anything else.',
  },
  { value: 'denied', title: 'No', text: 'We don’t measure anything, here or on our servers.' },
];

/** The current choice about analytics, and how to change it. A change applies right away. */
export function ConsentChoice({ consent, onChoose, name }: ConsentChoiceProps) {
  if (consent.gpc) {
    return (
      <Typography color="textSecondary">
        Your browser sends a Global Privacy Control signal. We treat it as a no, so we don’t measure anything.
        You can change it in your browser’s settings.
      </Typography>
    );
  }
  const value =
    consent.choice !== 'unknown' ? consent.choice : consent.permission === 'limited' ? 'limited' : null;
  return (
    <ChoiceCards
      legend="Can we measure your visits?"
      name={name}
      choices={CHOICES}
      value={value}
      onChange={onChoose}
    />
  );
}
