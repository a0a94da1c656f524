import { type ApplicationSummary, UserSetStatus } from '@contract/applications.ts';
import type { Reminder } from '@contract/applications-notes.ts';
import {
  type CollisionDetection,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useMoveApplication } from '@/domain/applications/move-applications.ts';
import { STAGES, type StageId } from '@/domain/applications/stages.ts';
import { MOVE_WORDS } from '@/domain/applications/status-words.ts';
import { radius, tone } from '@/theme/tokens.ts';
import { ApplicationFace } from './application-card.tsx';
import { BoardColumn, BoardRail } from './board-column.tsx';

const RAILS: readonly StageId[] = ['offer', 'closed'];
const RAIL_PX = 44;

const Columns = styled('div', { shouldForwardProp: (prop) => prop !== 'widths' })<{ widths: string[] }>(
  ({ widths }) => ({
    display: 'grid',
    gridTemplateColumns: widths.join(' '),
    gap: 10,
    flex: 1,
    minHeight: 0,
    '& > *': { minWidth: 0 },
  }),
);

const Lifted = styled('div')({
  padding: 12,
  borderRadius: radius.inner,
  border: `1px solid ${tone.accent}`,
  background: tone.surface,
  boxShadow: tone.shadow,
  transform: 'rotate(-2deg)',
  cursor: 'grabbing',
});

/** How far apart two corners may be and still be the same place, in px: the lifted card is tilted. */
const NEAR_PX = 20;
type Corner = { left: number; top: number };
const isAt = (a: Corner, b: Corner) =>
  Math.abs(a.left - b.left) < NEAR_PX && Math.abs(a.top - b.top) < NEAR_PX;

/** With the pointer a card is dropped where the pointer is; with the keyboard it lies on the slot that it went to. */
const whereDropped: CollisionDetection = (args) => {
  if (args.pointerCoordinates) return pointerWithin(args);
  const slot = args.droppableContainers.find(({ id }) => {
    const rect = args.droppableRects.get(id);
    return rect && isAt(rect, args.collisionRect);
  });
  return slot ? [{ id: slot.id }] : [];
};

/** The arrow keys go from slot to slot, in the order they stand in. */
const toNextSlot: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const forward = event.code === 'ArrowRight' || event.code === 'ArrowDown';
  if (!forward && event.code !== 'ArrowLeft' && event.code !== 'ArrowUp') return undefined;
  event.preventDefault();
  const slots = context.droppableContainers
    .getEnabled()
    .map(({ id }) => context.droppableRects.get(id))
    .filter((rect) => rect !== undefined)
    .map(({ left, top }) => ({ x: left, y: top }))
    .sort((a, b) => a.x - b.x || a.y - b.y);
  const { x: left, y: top } = currentCoordinates;
  const here = slots.findIndex((slot) => isAt({ left: slot.x, top: slot.y }, { left, top }));
  if (here >= 0) return slots[here + (forward ? 1 : -1)];
  return forward
    ? (slots.find(({ x }) => x > left) ?? slots[0])
    : (slots.findLast(({ x }) => x < left) ?? slots.at(-1));
};

type BoardProps = {
  applications: ApplicationSummary[];
  reminders: ReadonlyMap<string, Reminder>;
  selected: string | null;
  /** Strips that are expanded to columns. */
  openRails: readonly StageId[];
  onOpen: (id: string) => void;
  onRail: (stage: StageId, open: boolean) => void;
  onDragging: (dragging: boolean) => void;
};

/** Applications in columns by stage. A card is dragged to where the user may move it, with pointer, touch or keyboard. */
export function Board({
  applications,
  reminders,
  selected,
  openRails,
  onOpen,
  onRail,
  onDragging,
}: BoardProps) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const { move } = useMoveApplication();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      coordinateGetter: toNextSlot,
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
  const find = (id: unknown) => applications.find((application) => application.id === id);
  const dragged = find(draggedId) ?? null;
  const drag = (id: string | null) => {
    setDraggedId(id);
    onDragging(id !== null);
  };
  const spoken = (id: unknown) => {
    const posting = find(id)?.posting;
    return posting ? `${posting.title} at ${posting.company}` : 'The application';
  };
  const dropWords = (id: unknown) => {
    const status = UserSetStatus.safeParse(id);
    return status.success ? MOVE_WORDS[status.data].drop : '';
  };
  const columns = STAGES.map((stage) =>
    RAILS.includes(stage.id) && !openRails.includes(stage.id) ? `${RAIL_PX}px` : 'minmax(150px, 1fr)',
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={whereDropped}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{
        screenReaderInstructions: {
          draggable:
            'Press Space to pick up this application, the arrow keys to choose a status, Space to drop it, or Escape to cancel. Press M for a menu instead.',
        },
        announcements: {
          onDragStart: ({ active }) => `Picked up ${spoken(active.id)}.`,
          onDragOver: ({ over }) => (over ? `${dropWords(over.id)}.` : undefined),
          onDragEnd: ({ active, over }) =>
            over ? `Dropped ${spoken(active.id)}.` : 'Put back where it was.',
          onDragCancel: () => 'Canceled. Nothing changed.',
        },
      }}
      onDragStart={({ active }) => drag(String(active.id))}
      onDragCancel={() => drag(null)}
      onDragEnd={({ over }) => {
        drag(null);
        const status = UserSetStatus.safeParse(over?.id);
        if (dragged && status.success) move(dragged, status.data);
      }}
    >
      <Columns widths={columns}>
        {STAGES.map((stage) => {
          const statuses: readonly string[] = stage.statuses;
          const cards = applications.filter(({ status }) => statuses.includes(status));
          const isRail = RAILS.includes(stage.id);
          if (isRail && !openRails.includes(stage.id)) {
            return (
              <BoardRail
                key={stage.id}
                stage={stage}
                count={cards.length}
                dragged={dragged}
                onUnfold={() => onRail(stage.id, true)}
              />
            );
          }
          return (
            <BoardColumn
              key={stage.id}
              stage={stage}
              applications={cards}
              reminders={reminders}
              selected={selected}
              dragged={dragged}
              onOpen={onOpen}
              onFold={isRail ? () => onRail(stage.id, false) : undefined}
            />
          );
        })}
      </Columns>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Lifted>
            <ApplicationFace application={dragged} reminder={reminders.get(dragged.id)} />
          </Lifted>
        )}
      </DragOverlay>
    </DndContext>
  );
}
