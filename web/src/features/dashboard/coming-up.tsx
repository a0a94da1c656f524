import { changeReminder, type Reminder } from '@contract/applications-notes.ts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api-client.ts';
import { errorDetail } from '@/lib/api-error.ts';
import { formatNumber, shortMonth } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { font, radius, textSize, tone } from '@/theme/tokens.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { toast } from '@/ui/toast-store.ts';
import type { AgendaItem } from './agenda.ts';
import { daysBetween } from './days.ts';
import { Lines, Panel, PanelLink } from './panel.tsx';

const SHOWN = 4;

const Row = styled('li')({ display: 'grid', gridTemplateColumns: '52px minmax(0, 1fr)', gap: 14 });
const Leaf = styled('time')({
  alignSelf: 'start',
  textAlign: 'center',
  border: `1px solid ${tone.line}`,
  borderRadius: radius.inner,
  overflow: 'hidden',
  lineHeight: 1,
  '& > span': {
    display: 'block',
    padding: '5px 0',
    background: tone.sunken,
    color: tone.ink2,
    fontSize: textSize.caption,
    fontWeight: 600,
  },
  '& > b': {
    display: 'block',
    padding: '7px 0 8px',
    fontFamily: font.display,
    fontSize: textSize.h3,
    fontWeight: 650,
  },
});
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  marginTop: 2,
});

const Quiet = styled(Button)({ paddingInline: 8 });
const Words = styled(Typography)({ overflowWrap: 'anywhere' });
const Name = styled(Words)({ fontWeight: 620 });

const failed = (error: unknown) =>
  toast({ variant: 'destructive', title: 'Couldn’t save that', description: errorDetail(error) });

function DoneButton({ reminder: { id } }: { reminder: Reminder }) {
  const change = useMutation({
    mutationFn: (done: boolean) => callApi(changeReminder, { params: { reminder_id: id }, body: { done } }),
    onSuccess: (_, done) => {
      if (done)
        toast({ title: 'Marked as done', action: { label: 'Undo', onClick: () => change.mutate(false) } });
    },
    onError: failed,
  });
  return (
    <Quiet variant="text" size="small" loading={change.isPending} onClick={() => change.mutate(true)}>
      Mark as done
    </Quiet>
  );
}

const LINKS: Record<AgendaItem['kind'], string> = {
  interview: 'Review what you sent',
  follow_up: 'Read the draft',
  task: 'Open application',
  other: 'Open application',
};

function Item({ item, now }: { item: AgendaItem; now: number }) {
  const { at, kind, title, company, detail, reminder, applicationId } = item;
  const date = new Date(at);
  const overdue = reminder !== null && daysBetween(now, at) < 0;
  return (
    <Row>
      <Leaf dateTime={date.toISOString()}>
        <span>{shortMonth(date.toISOString())}</span>
        <b>{date.getDate()}</b>
      </Leaf>
      <div>
        <Name>{kind === 'follow_up' ? `${title} with ${company}` : title}</Name>
        {overdue && <StatusChip kind="signal">overdue</StatusChip>}
        <Words variant="small" color="textSecondary">
          {detail}
        </Words>
        <Actions>
          <PanelLink to={paths.application(applicationId)}>{LINKS[kind]}</PanelLink>
          {reminder && <DoneButton reminder={reminder} />}
        </Actions>
      </div>
    </Row>
  );
}

type ComingUpProps = { agenda: readonly AgendaItem[]; now: number };

/** Interviews, follow-ups and tasks that are due or come next. */
export function ComingUp({ agenda, now }: ComingUpProps) {
  // A follow-up that is not due yet is on the trail alone.
  const items = agenda.filter(({ reminder, at }) => reminder !== null || daysBetween(now, at) <= 0);
  const shown = [
    ...items.filter(({ reminder }) => reminder !== null),
    ...items.filter(({ reminder }) => reminder === null),
  ]
    .slice(0, SHOWN)
    .sort((a, b) => a.at - b.at);
  const more = items.length - shown.length;
  if (items.length === 0) {
    return (
      <Panel title="Coming up">
        <Typography color="textSecondary" variant="body2">
          Nothing planned. Interviews and reminders you add to an application show up here.
        </Typography>
      </Panel>
    );
  }
  return (
    <Panel title="Coming up">
      <Lines>
        {shown.map((item) => (
          <Item key={item.id} item={item} now={now} />
        ))}
        {more > 0 && (
          <li>
            <PanelLink to={paths.applications()}>{formatNumber(more)} more on the board</PanelLink>
          </li>
        )}
      </Lines>
    </Panel>
  );
}
