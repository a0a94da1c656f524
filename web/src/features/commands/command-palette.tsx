import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import useAutocomplete from '@mui/material/useAutocomplete';
import { Search } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { Icon } from '@/ui/icon.tsx';
import { Keys } from '@/ui/keys.tsx';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';
import { type Command, matching } from './command.ts';
import { recentJumps, rememberJump } from './recent-jumps.ts';
import { useJumps } from './use-jumps.ts';

/** Applications shown for one text: with more, it is quicker to type on. */
const MOST_OF_A_GROUP = 6;

const Palette = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start', paddingTop: '10vh' },
  '& .MuiDialog-paper': { maxHeight: '76vh', overflow: 'hidden' },
  [theme.breakpoints.down('sm')]: { '& .MuiDialog-container': { paddingTop: 0 } },
}));

const Field = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '6px 20px',
  borderBottom: `1px solid ${tone.line}`,
  color: tone.ink2,
  '& .MuiInputBase-root': { flex: 1, minHeight: 48, fontSize: textSize.lead },
});

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 8,
  overflowY: 'auto',
  '& ul': { listStyle: 'none', margin: 0, padding: '0 0 8px' },
  '& .group': {
    padding: '8px 12px 4px',
    color: tone.ink3,
    fontSize: textSize.caption,
    fontWeight: 600,
  },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    padding: '6px 12px',
    borderRadius: radius.inner,
    fontSize: textSize.body2,
    lineHeight: 1.35,
    cursor: 'pointer',
    '& > span:first-of-type': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '&.Mui-focused': { background: tone.accentSoft, color: tone.accentStrong },
  },
});

const Detail = styled('span')({
  color: tone.ink2,
  fontSize: textSize.small,
  '.Mui-focused &': { color: 'inherit' },
});
/** On devices with a keyboard. */
const Hint = styled('span')(({ theme }) => ({
  color: tone.ink2,
  fontSize: textSize.caption,
  [theme.breakpoints.down('sm')]: { display: 'none' },
  '@media (hover: none)': { display: 'none' },
}));
const Note = styled('p')({ margin: 0, padding: '16px 20px', color: tone.ink2, fontSize: textSize.body2 });
const Legend = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  padding: '10px 20px',
  borderTop: `1px solid ${tone.line}`,
  color: tone.ink2,
  fontSize: textSize.caption,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '@media (hover: none)': { display: 'none' },
});

/** The first few of each group. */
function cut(commands: readonly Command[]): Command[] {
  const seen = new Map<string, number>();
  return commands.filter(({ group }) => {
    const count = (seen.get(group) ?? 0) + 1;
    seen.set(group, count);
    return count <= MOST_OF_A_GROUP || !['Applications', 'Matches'].includes(group);
  });
}

type CommandPaletteProps = {
  commands: readonly Command[];
  /** Whose recent places and applications are offered; null for a visitor. */
  uid: string | null;
  onClose: () => void;
};

/** Every page, action, application and match by name: typed, chosen with the arrows, opened with Enter. */
export function CommandPalette({ commands, uid, onClose }: CommandPaletteProps) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const highlighted = useRef<Command | null>(null);
  const [recent] = useState(() => (uid ? recentJumps(uid) : []));
  const { jumps, isLoading } = useJumps(text, uid !== null);
  const options = cut(matching([...(text.trim() ? [] : recent), ...commands, ...jumps], text));
  const choose = (command: Command) => {
    onClose();
    // Once the focus is back where it was: what a shortcut does may depend on it.
    if (command.to === undefined) setTimeout(command.run);
    else {
      if (uid) rememberJump(uid, { label: command.label, to: command.to });
      navigate(command.to);
    }
  };
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete({
    id: listId,
    options,
    open: true,
    autoHighlight: true,
    value: null,
    inputValue: text,
    filterOptions: (all) => all,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ id }) => id,
    isOptionEqualToValue: (a, b) => a.id === b.id,
    onInputChange: (_, typed, reason) => {
      if (reason === 'input') setText(typed);
    },
    onChange: (_, command) => command && choose(command),
    onHighlightChange: (_, command) => {
      highlighted.current = command;
    },
    onClose: (_, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  // With `groupBy`, these are groups.
  const groups = groupedOptions as { key: number; group: string; index: number; options: Command[] }[];
  return (
    <Palette open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={`${listId}-title`}>
      <VisuallyHidden id={`${listId}-title`}>Search and commands</VisuallyHidden>
      <Field
        {...getRootProps()}
        onKeyDownCapture={(event) => {
          // Results that have just come are highlighted a moment later.
          if (event.key === 'Enter' && highlighted.current === null && options[0]) choose(options[0]);
        }}
      >
        <Icon of={Search} size={20} />
        <InputBase
          autoFocus
          placeholder="Search pages, actions, applications, and matches"
          inputProps={{ ...getInputProps(), 'aria-label': 'Search or run a command' }}
        />
      </Field>
      <List {...getListboxProps()} aria-label="Results">
        {groups.map(({ key, group, index, options: some }) => (
          <li key={key} role="presentation">
            <div className="group" id={`${listId}-${key}`}>
              {group}
            </div>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't stand in a listbox */}
            <ul role="group" aria-labelledby={`${listId}-${key}`}>
              {some.map((command, at) => {
                const { key: id, ...props } = getOptionProps({ option: command, index: index + at });
                return (
                  <li key={id} {...props}>
                    <span>
                      {command.label}
                      {command.detail && <Detail> · {command.detail}</Detail>}
                    </span>
                    {command.keys && (
                      <Hint>
                        <Keys of={command.keys} />
                      </Hint>
                    )}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </List>
      {(isLoading || options.length === 0) && (
        <Note role="status">{isLoading ? 'Searching…' : `No results for “${text.trim()}”`}</Note>
      )}
      <Legend aria-hidden>
        <span>
          <Keys of="ArrowUp" />
          <Keys of="ArrowDown" />
          choose
        </span>
        <span>
          <Keys of="Enter" />
          open
        </span>
        <span>
          <Keys of="Escape" />
          close
        </span>
      </Legend>
    </Palette>
  );
}
