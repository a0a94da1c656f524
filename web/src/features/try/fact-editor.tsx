import { LIMITS } from '@contract/limits.ts';
import type { TrialFacts } from '@contract/trial.ts';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import { styled } from '@mui/material/styles';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { TagInput } from '@/ui/forms/tag-input.tsx';
import { Row } from '@/ui/layout.ts';
import { TextField } from '@/ui/text-field.tsx';
import { type FactName, titleOf } from './facts.ts';

const Editor = styled('form')({ display: 'grid', gap: 12, padding: '10px 8px 12px 0' });

type FactEditorProps = {
  name: FactName;
  facts: TrialFacts;
  onSave: (changes: Partial<TrialFacts>) => void;
  onCancel: () => void;
};

type TextFact = {
  label: string;
  help?: string;
  value: (facts: TrialFacts) => string;
  /** The changes that the text means, or what is wrong with it. */
  read: (text: string) => Partial<TrialFacts> | string;
  numeric?: boolean;
  max: number;
};

/** A whole number of at most `most`, null if empty, undefined if it is neither. */
function numberIn(text: string, most: number): number | null | undefined {
  const digits = text.replace(/[,\s$]/g, '');
  if (digits === '') return null;
  const value = Number(digits);
  return Number.isFinite(value) && value >= 0 && value <= most ? value : undefined;
}

const TEXTS: Record<Exclude<FactName, 'skills' | 'licenses'>, TextFact> = {
  work: {
    label: 'Job title you want',
    value: (facts) => titleOf(facts) ?? '',
    read: (text) => ({ wanted_title: text || null }),
    max: 120,
  },
  experience: {
    label: 'Years of experience',
    value: ({ years }) => (years === null ? '' : String(years)),
    read: (text) => {
      const years = numberIn(text, 60);
      return years === undefined ? 'Enter a number of years from 0 to 60.' : { years };
    },
    numeric: true,
    max: 4,
  },
  location: {
    label: 'Location',
    help: 'City and state, such as Albany, NY',
    value: ({ location }) => location ?? '',
    read: (text) => ({ location: text || null }),
    max: 120,
  },
  pay: {
    label: 'Minimum pay per year',
    value: ({ salary_min }) => (salary_min === null ? '' : String(salary_min / 100)),
    read: (text) => {
      const dollars = numberIn(text, 10_000_000);
      if (dollars === undefined) return 'Enter an amount in dollars, such as 75,000.';
      return { salary_min: dollars === null ? null : Math.round(dollars * 100) };
    },
    numeric: true,
    max: 12,
  },
};

function Buttons({ onCancel }: { onCancel: () => void }) {
  return (
    <Row gap={8}>
      <Button type="submit" size="small">
        Update scores
      </Button>
      <Button variant="text" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </Row>
  );
}

function escapes(onCancel: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
}

function TextEditor({ fact, facts, onSave, onCancel }: Omit<FactEditorProps, 'name'> & { fact: TextFact }) {
  const [text, setText] = useState(() => fact.value(facts));
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = fact.read(text.trim());
    if (typeof read !== 'string') return onSave(read);
    setError(read);
    input.current?.focus();
  };
  return (
    <Editor noValidate onSubmit={submit} onKeyDown={escapes(onCancel)}>
      <TextField
        inputRef={input}
        label={fact.label}
        value={text}
        error={error !== null}
        helperText={error ?? fact.help}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          htmlInput: { maxLength: fact.max, inputMode: fact.numeric ? 'decimal' : undefined },
          input:
            fact === TEXTS.pay ? { startAdornment: <InputAdornment position="start">$</InputAdornment> } : {},
        }}
      />
      <Buttons onCancel={onCancel} />
    </Editor>
  );
}

function ListEditor({ name, facts, onSave, onCancel }: FactEditorProps) {
  const skills = name === 'skills';
  const [list, setList] = useState(skills ? facts.skills : facts.certificates);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <Editor
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(skills ? { skills: list } : { certificates: list });
      }}
      onKeyDown={escapes(onCancel)}
    >
      <TagInput
        name={name}
        label={skills ? 'Skills' : 'Licenses and certificates'}
        value={list}
        max={skills ? LIMITS.trial_skills : 30}
        help="Press Enter after each one."
        onChange={setList}
      />
      <Buttons onCancel={onCancel} />
    </Editor>
  );
}

/** Changes one fact in place. Escape cancels. */
export function FactEditor(props: FactEditorProps) {
  const { name } = props;
  if (name === 'skills' || name === 'licenses') return <ListEditor {...props} />;
  return <TextEditor fact={TEXTS[name]} {...props} />;
}
