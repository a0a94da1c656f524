import type { ApplicationSummary, UserSetStatus } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { type Stage, settableIn } from '@/domain/applications/stages.ts';
import { MOVE_WORDS } from '@/domain/applications/status-words.ts';
import { paths } from '@/lib/paths.ts';
import { radius, textSize, tone } from '@/theme/tokens.ts';
import { ApplicationFace } from './application-card.tsx';
import { useGrowing } from './use-growing.tsx';

/** Cards rendered per column at first: few people look through hundreds card by card. */
const STEP = 30;

const Section = styled('section')({
  position: 'relative',
  background: tone.sunken,
  borderRadius: radius.card,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  '& h2': {
    display: 'flex',
    gap: 8,
    alignItems: 'baseline',
    margin: 0,
    padding: '14px 16px 12px',
    font: 'inherit',
    fontWeight: 620,
    fontSize: textSize.small,
    '& span': { color: tone.ink3, fontWeight: 500, fontVariantNumeric: 'tabular-nums' },
    '& button': { margin: '-10px -8px -10px auto' },
  },
  '& > p': { margin: 0, padding: '0 16px', fontSize: textSize.caption, color: tone.ink3 },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: '2px 8px 8px',
    display: 'grid',
    gap: 8,
    alignContent: 'start',
    overflowY: 'auto',
    flex: 1,
    minHeight: 0,
  },
});

const Rail = styled('button')({
  position: 'relative',
  width: '100%',
  border: 0,
  borderRadius: radius.card,
  padding: '14px 0',
  background: tone.sunken,
  color: tone.ink,
  font: 'inherit',
  fontSize: textSize.small,
  cursor: 'pointer',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 12,
  '& span': { color: tone.ink2, fontVariantNumeric: 'tabular-nums' },
  '& b': { writingMode: 'vertical-rl', fontWeight: 620 },
  '&:hover': { boxShadow: `inset 0 0 0 1px ${tone.control}` },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 2 },
});

const RailPlace = styled('div')({ position: 'relative', display: 'grid', minHeight: 0 });

const CardLink = styled(Link)({
  display: 'block',
  padding: 12,
  borderRadius: radius.inner,
  border: `1px solid ${tone.line}`,
  background: tone.surface,
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
  WebkitTouchCallout: 'none',
  '&:hover': { borderColor: tone.control },
  '&:focus-visible': { outline: `2px solid ${tone.accent}`, outlineOffset: 1 },
  '&[data-lifted]': { opacity: 0.35 },
  '&[aria-current="true"]': { borderColor: tone.accent, boxShadow: `0 0 0 1px ${tone.accent}` },
});

const Slots = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  gridAutoRows: '1fr',
  gap: 6,
  padding: 4,
  borderRadius: radius.card,
  '&[data-upright="true"]': { background: tone.sunken },
});

const Slot = styled('div')({
  display: 'flex',
  justifyContent: 'center',
  padding: '12px 4px',
  borderRadius: radius.inner,
  border: `2px dashed ${tone.accent}`,
  background: `color-mix(in srgb, ${tone.accentSoft} 55%, transparent)`,
  color: tone.accentStrong,
  fontSize: textSize.caption,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  '&[data-over="true"]': { background: tone.accentSoft, borderStyle: 'solid' },
  '&[data-upright="true"]': { writingMode: 'vertical-rl', alignItems: 'center', justifyContent: 'start' },
});

const Refusal = styled('div')({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  padding: '44px 14px',
  borderRadius: radius.card,
  background: `color-mix(in srgb, ${tone.sunken} 88%, transparent)`,
  color: tone.ink,
  fontSize: textSize.caption,
  fontWeight: 600,
  lineHeight: 1.4,
  '& > span': { padding: '3px 8px', margin: -8, borderRadius: 8, background: tone.sunken },
});

function DropSlot({ status, upright }: { status: UserSetStatus; upright: boolean }) {
  const { setNodeRef, isOver } = useDroppable({ id: status });
  return (
    <Slot ref={setNodeRef} data-over={isOver} data-upright={upright}>
      {MOVE_WORDS[status].drop}
    </Slot>
  );
}

function whyNot(stage: Stage, dragged: ApplicationSummary): string {
  if ((stage.statuses as readonly string[]).includes(dragged.status)) return 'It’s already here.';
  if (settableIn(stage).length === 0) return 'Applications move here on their own.';
  return 'You can’t move it here from its current status.';
}

/** Covers a column while a card is dragged: where it can be dropped, or why not. */
function DropLayer({
  stage,
  dragged,
  upright,
}: {
  stage: Stage;
  dragged: ApplicationSummary;
  upright: boolean;
}) {
  const allowed = settableIn(stage).filter((status) => dragged.moves.includes(status));
  if (allowed.length === 0) return <Refusal>{!upright && <span>{whyNot(stage, dragged)}</span>}</Refusal>;
  return (
    <Slots data-upright={upright}>
      {allowed.map((status) => (
        <DropSlot key={status} status={status} upright={upright} />
      ))}
    </Slots>
  );
}

type CardProps = {
  application: ApplicationSummary;
  reminder: Reminder | undefined;
  selected: boolean;
  onOpen: (id: string) => void;
};

function BoardCard({ application, reminder, selected, onOpen }: CardProps) {
  const { id, moves } = application;
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id,
    disabled: moves.length === 0,
  });
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <CardLink
      ref={setNodeRef}
      to={paths.application(id)}
      draggable={false}
      data-application={id}
      aria-current={selected ? 'true' : undefined}
      aria-describedby={moves.length > 0 ? attributes['aria-describedby'] : undefined}
      onClick={open}
      {...listeners}
      data-lifted={isDragging || undefined}
    >
      <ApplicationFace application={application} reminder={reminder} />
    </CardLink>
  );
}

export type ColumnProps = {
  stage: Stage;
  applications: ApplicationSummary[];
  reminders: ReadonlyMap<string, Reminder>;
  selected: string | null;
  /** The card that is being dragged, on whichever column. */
  dragged: ApplicationSummary | null;
  onOpen: (id: string) => void;
};

export function BoardColumn({
  stage,
  applications,
  reminders,
  selected,
  dragged,
  onOpen,
  onFold,
}: ColumnProps & { onFold?: () => void }) {
  const [drawn, end] = useGrowing(applications, STEP);
  return (
    <Section aria-label={stage.title}>
      <h2>
        {stage.title} <span>{applications.length}</span>
        {onFold && (
          <Button variant="text" size="small" aria-label={`Close ${stage.title}`} onClick={onFold}>
            Hide
          </Button>
        )}
      </h2>
      {applications.length === 0 ? (
        <p>{stage.empty}</p>
      ) : (
        <ul>
          {drawn.map((application) => (
            <li key={application.id}>
              <BoardCard
                application={application}
                reminder={reminders.get(application.id)}
                selected={selected === application.id}
                onOpen={onOpen}
              />
            </li>
          ))}
          {end && <li aria-hidden>{end}</li>}
        </ul>
      )}
      {dragged && <DropLayer stage={stage} dragged={dragged} upright={false} />}
    </Section>
  );
}

/** A stage that few applications reach, as a narrow strip that can be expanded. */
export function BoardRail({
  stage,
  count,
  dragged,
  onUnfold,
}: {
  stage: Stage;
  count: number;
  dragged: ApplicationSummary | null;
  onUnfold: () => void;
}) {
  return (
    <RailPlace>
      <Rail type="button" aria-expanded={false} onClick={onUnfold}>
        <span>{count}</span>
        <b>{stage.title}</b>
      </Rail>
      {dragged && <DropLayer stage={stage} dragged={dragged} upright />}
    </RailPlace>
  );
}
