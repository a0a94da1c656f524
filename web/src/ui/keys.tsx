import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Command, type LucideIcon } from 'lucide-react';
import { keyNames } from '@/lib/shortcuts/key-names.ts';
import { textSize, tone } from '@/theme/tokens.ts';
import { Icon } from './icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const Key = styled('kbd')({
  display: 'inline-block',
  minWidth: 24,
  padding: '2px 7px',
  borderRadius: 6,
  border: `1px solid ${tone.control}`,
  background: tone.surface,
  color: tone.ink,
  fontFamily: 'inherit',
  fontSize: textSize.caption,
  fontWeight: 600,
  textAlign: 'center',
});

const Together = styled('span')({ display: 'inline-flex', gap: 4, alignItems: 'center' });

/** Drawn, because not every font has them as letters. */
const DRAWN: Record<string, LucideIcon> = {
  Command,
  'Up arrow': ArrowUp,
  'Down arrow': ArrowDown,
  'Left arrow': ArrowLeft,
  'Right arrow': ArrowRight,
};

function NamedKey({ name }: { name: string }) {
  const icon = DRAWN[name];
  return (
    <Key>
      {icon ? (
        <>
          <Icon of={icon} size={12} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      ) : (
        name
      )}
    </Key>
  );
}

/** The keys of a shortcut, drawn as keys: `<Keys of="Shift+x" />`. */
export function Keys({ of }: { of: string }) {
  return (
    <Together>
      {keyNames(of).map((names, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same press may come twice, and they never change places
        <Together key={at}>
          {at > 0 && 'then'}
          {names.map((name) => (
            <NamedKey key={name} name={name} />
          ))}
        </Together>
      ))}
    </Together>
  );
}
