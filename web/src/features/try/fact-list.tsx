import type { TrialFacts } from '@contract/trial.ts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileText, Pencil, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { Bone } from '@/ui/skeletons.tsx';
import { StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';
import { CardHead } from '@/ui/tool-layout.ts';
import { FactEditor } from './fact-editor.tsx';
import { FACT_LABELS, FACT_NAMES, type FactName, factText, moreOf } from './facts.ts';

const Fact = styled('div')({
  padding: '8px 12px 8px 20px',
  borderBottom: `1px solid ${tone.line}`,
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr) 44px',
    gap: 12,
    alignItems: 'center',
    minHeight: 44,
    margin: 0,
  },
  '& dt': { color: tone.ink2, fontSize: textSize.small },
  '& dd': { margin: 0, fontSize: textSize.body2, fontWeight: 560, lineHeight: 1.4, overflowWrap: 'anywhere' },
});

const More = styled('button')({
  border: 0,
  padding: 0,
  background: 'none',
  font: 'inherit',
  color: tone.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

const Note = styled(Typography)({ padding: '14px 20px 16px' });

type FactListProps = {
  fileName: string;
  /** Null while the file is being read. */
  facts: TrialFacts | null;
  onChange: (changes: Partial<TrialFacts>) => void;
  onRemove: () => void;
};

/** What was understood, fact by fact, for the visitor to change; what the resume doesn't say is hatched. */
export function FactList({ fileName, facts, onChange, onRemove }: FactListProps) {
  const [editing, setEditing] = useState<FactName | null>(null);
  const buttons = useRef(new Map<FactName, HTMLButtonElement>());
  const close = (name: FactName) => {
    setEditing(null);
    // Back to where the visitor was, once the editor is gone.
    requestAnimationFrame(() => buttons.current.get(name)?.focus());
  };
  return (
    <Surface as="section" pad="none" aria-label="What we understood">
      <CardHead>
        <Icon of={FileText} size={22} />
        <div>
          <Typography variant="body2" component="div">
            <strong>{fileName}</strong>
          </Typography>
          <Typography variant="caption" component="div" color="textSecondary">
            In memory only
          </Typography>
        </div>
        <Button variant="outlined" size="small" onClick={onRemove}>
          Remove
        </Button>
      </CardHead>
      {FACT_NAMES.map((name) => {
        if (!facts) {
          return (
            <Fact key={name}>
              <dl aria-hidden>
                <dt>{FACT_LABELS[name]}</dt>
                <dd>
                  <Bone height={15} width={name === 'skills' ? '90%' : '60%'} />
                </dd>
              </dl>
            </Fact>
          );
        }
        if (editing === name) {
          return (
            <Fact key={name}>
              <FactEditor
                name={name}
                facts={facts}
                onCancel={() => close(name)}
                onSave={(changes) => {
                  onChange(changes);
                  close(name);
                }}
              />
            </Fact>
          );
        }
        const text = factText(name, facts);
        const more = moreOf(name, facts);
        return (
          <Fact key={name}>
            <dl>
              <dt>{FACT_LABELS[name]}</dt>
              <dd>
                {text ?? <StatusChip kind="unknown">Not stated</StatusChip>}
                {more > 0 && (
                  <>
                    {' '}
                    <More type="button" onClick={() => setEditing(name)}>{`and ${more} more`}</More>
                  </>
                )}
              </dd>
              <dd>
                <IconButton
                  ref={(button: HTMLButtonElement | null) => {
                    if (button) buttons.current.set(name, button);
                    else buttons.current.delete(name);
                  }}
                  aria-label={`${text === null ? 'Add' : 'Edit'} ${FACT_LABELS[name].toLowerCase()}`}
                  onClick={() => setEditing(name)}
                >
                  <Icon of={text === null ? Plus : Pencil} size={17} />
                </IconButton>
              </dd>
            </dl>
          </Fact>
        );
      })}
      <Note variant="small" color="textSecondary">
        Hatched means your resume doesn’t say. Add it, and the scores update.
      </Note>
    </Surface>
  );
}
