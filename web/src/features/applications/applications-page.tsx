import type { ApplicationStatus, ApplicationSummary } from '@contract/applications.ts';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { styled, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Columns3, Plus, Rows3 } from 'lucide-react';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, type ShouldRevalidateFunction } from 'react-router-dom';
import { useMoveApplication } from '@/domain/applications/move-applications.ts';
import { STAGES, type StageId, stageOf } from '@/domain/applications/stages.ts';
import { useQuestionGroups } from '@/domain/applications/use-question-groups.ts';
import { paths } from '@/lib/paths.ts';
import { radius, TOP_BAR_HEIGHT, tone } from '@/theme/tokens.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { Icon } from '@/ui/icon.tsx';
import { Row } from '@/ui/layout.ts';
import { PageMeta } from '@/ui/page-meta.tsx';
import { PagedPanel } from '@/ui/paged-list.tsx';
import { toast } from '@/ui/toast-store.ts';
import { AnswersOffer } from './answers-offer.tsx';
import type { RecordPart } from './application-records.tsx';
import { BoardSkeleton, StageListSkeleton } from './applications-skeleton.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { QuestionsBar } from './questions-bar.tsx';
import { SearchBox } from './search-box.tsx';
import { ShortcutBar } from './shortcut-bar.tsx';
import { PANEL_PX, SidePanel } from './side-panel.tsx';
import { StageList } from './stage-list.tsx';
import { MoveMenu } from './status-menu.tsx';
import { matching, useApplications, useNextReminders } from './use-applications.ts';
import { cardElement, useBoardKeys } from './use-board-keys.ts';
import { useSearchPatch } from './use-search-patch.ts';

/** Nothing of the employer's form is known yet. */
const BEFORE_FORM: readonly ApplicationStatus[] = ['queued', 'preparing'];

/** Forms need a large chunk. */
const AddOwnApplication = lazy(async () => ({
  default: (await import('./add-own-application.tsx')).AddOwnApplication,
}));
const QuestionsDialog = lazy(async () => ({
  default: (await import('./questions-dialog.tsx')).QuestionsDialog,
}));
/** The code for dragging is loaded only where there is a board. */
const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));

const Layout = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gap: '10px 18px',
  padding: '20px 32px 0',
  maxWidth: 2000,
  margin: '0 auto',
  '& > .board': { display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 },
  '&[data-tall="true"]': {
    height: `calc(100dvh - ${TOP_BAR_HEIGHT}px - var(--consent-room, 0px))`,
    minHeight: 480,
  },
  // Instead of the row of shortcuts, room for the activity dock.
  '@media (hover: none)': { '&[data-tall="true"]': { paddingBottom: 'max(24px, var(--dock-room, 0px))' } },
  '&[data-beside="true"]': { gridTemplateColumns: `minmax(0, 1fr) ${PANEL_PX}px` },
  '&[data-tall="false"]': { paddingBottom: 'calc(48px + var(--dock-room, 0px))' },
  [theme.breakpoints.down('md')]: {
    '&[data-tall]': {
      display: 'block',
      height: 'auto',
      padding: '20px 16px calc(48px + var(--dock-room, 0px))',
    },
  },
}));

/** The dock in the lower corner stands in the row of shortcuts. */
const CORNER = { ':root': { '--corner-bottom': '10px' } };

const Top = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 14px',
  marginBottom: 16,
  '& > :last-child:not(:first-child)': { marginInlineStart: 'auto' },
});
const Views = styled(ToggleButtonGroup)({ '& .MuiToggleButton-root': { gap: 8 } });
const AddRound = styled(IconButton)({
  width: 46,
  height: 46,
  border: `1px solid ${tone.control}`,
  borderRadius: radius.full,
});

const Scroll = styled('div')({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowX: 'auto',
  padding: 2,
  margin: -2,
});

const ADD_OWN = paths.applications({ add: 'own' });

const NOTHING_YET = (
  <EmptyState
    title="Nothing sent yet"
    text="Pick a match and apply. You review every answer before we send it."
    seed="applications"
    action={
      <Row>
        <Button component={Link} to={paths.jobSearch()} size="large">
          See your matches
        </Button>
        <Button component={Link} to={ADD_OWN} size="large" variant="outlined">
          Add one you sent yourself
        </Button>
      </Row>
    }
  />
);

const idsOf = (applications: ApplicationSummary[]) => applications.map(({ id }) => id);

/** Every application: a board, a table, or on a phone a list by stage. */
function ApplicationsPage() {
  const theme = useTheme();
  const phone = useMediaQuery(theme.breakpoints.down('md'), { noSsr: true });
  const wide = useMediaQuery(theme.breakpoints.up('lg'), { noSsr: true });
  const [search, patch] = useSearchPatch();
  const list = useApplications();
  const reminders = useNextReminders();
  // The bar above the board comes with it: coming later, it would push the board down.
  const { isPending, failureCount } = useQuestionGroups();
  const undecided = isPending && failureCount === 0;
  const { undo } = useMoveApplication();
  const [dragging, setDragging] = useState(false);
  const [focus, setFocus] = useState<RecordPart | null>(null);
  const [moving, setMoving] = useState<string | null>(null);

  const text = search.get('q') ?? '';
  const table = !phone && search.get('view') === 'table';
  const board = !phone && !table;
  const open = board ? search.get('open') : null;
  const railParam = search.get('rails') ?? '';
  const openRails = useMemo(
    () => STAGES.map(({ id }) => id).filter((id) => railParam.split(',').includes(id)),
    [railParam],
  );
  const applications = useMemo(() => matching(list.applications, text), [list.applications, text]);
  const inStage = (stage: StageId) => applications.filter(({ status }) => stageOf(status).id === stage);
  const opened = applications.find(({ id }) => id === open);
  const byId = (id: string | null) => applications.find((application) => application.id === id);
  const menuFor = byId(moving);

  const show = (id: string) => {
    setFocus(null);
    patch({ open: id }, { replace: open !== null });
  };
  const close = () => {
    const id = open;
    setFocus(null);
    patch({ open: null }, { replace: true });
    if (id) cardElement(id)?.focus();
  };
  const onBoardKeyDown = useBoardKeys({
    board,
    enabled: !dragging && moving === null,
    columns: STAGES.map(({ id }) => idsOf(inStage(id))),
    selected: open,
    onClose: close,
    onLetter: (letter, id) => {
      if (letter === 'u') {
        const target = byId(id)?.can_undo ? byId(id) : applications.find(({ can_undo }) => can_undo);
        if (target) undo(target);
      } else if (!id) {
        toast({ title: 'Choose an application first', description: 'Use J and K, or open one.' });
      } else if (letter === 'm') setMoving(id);
      else {
        setFocus(letter === 'n' ? 'note' : 'reminder');
        if (id !== open) patch({ open: id }, { replace: open !== null });
      }
    },
  });

  const skeleton = phone ? <StageListSkeleton /> : <BoardSkeleton />;
  const broken = list.isError && list.data === undefined;
  const empty = list.data !== undefined && list.applications.length === 0 && !list.hasNextPage;
  const asking = list.applications.some(({ status }) => status === 'needs_input');
  const bar =
    !undecided &&
    (asking ? (
      <QuestionsBar onOpen={() => patch({ questions: 'open' })} />
    ) : (
      list.applications.some(({ own, status }) => !own && !BEFORE_FORM.includes(status)) && <AnswersOffer />
    ));
  const box = <SearchBox text={text} onText={(q) => patch({ q }, { replace: true })} />;
  const tools = !empty && (
    <>
      {!phone && (
        <Views
          exclusive
          size="small"
          value={table ? 'table' : 'board'}
          aria-label="View"
          onChange={(_, view: string | null) =>
            view && patch({ view: view === 'table' ? 'table' : null, open: null })
          }
        >
          <ToggleButton value="board">
            <Icon of={Columns3} size={16} />
            Board
          </ToggleButton>
          <ToggleButton value="table">
            <Icon of={Rows3} size={16} />
            Table
          </ToggleButton>
        </Views>
      )}
      {!phone && box}
      {phone ? (
        <AddRound aria-label="Add application" onClick={() => patch({ add: 'own' })}>
          <Icon of={Plus} size={18} />
        </AddRound>
      ) : (
        <Button
          variant="outlined"
          startIcon={<Icon of={Plus} size={16} />}
          onClick={() => patch({ add: 'own' })}
        >
          Add application
        </Button>
      )}
    </>
  );
  const nothingFound = applications.length === 0 && text && (
    <EmptyState
      title={`No applications match “${text}”`}
      text="Check the spelling, or search by company or job title."
      seed="applications search"
      action={
        <Button variant="outlined" onClick={() => patch({ q: null })}>
          Clear search
        </Button>
      }
    />
  );
  const content = phone ? (
    <StageList
      applications={applications}
      reminders={reminders}
      stage={search.get('stage')}
      onStage={(stage) => patch({ stage }, { replace: true })}
      beforeList={
        <>
          {bar}
          {box}
        </>
      }
      nothingFound={nothingFound}
    />
  ) : table ? (
    <ApplicationsTable applications={applications} reminders={reminders} />
  ) : (
    <Suspense fallback={<BoardSkeleton />}>
      <Board
        applications={applications}
        reminders={reminders}
        selected={open}
        openRails={openRails}
        onOpen={show}
        onRail={(stage, isOpen) =>
          patch(
            { rails: [...openRails.filter((id) => id !== stage), ...(isOpen ? [stage] : [])].join(',') },
            { replace: true },
          )
        }
        onDragging={setDragging}
      />
    </Suspense>
  );
  return (
    <Layout data-tall={board && !empty} data-beside={open !== null && wide}>
      <PageMeta title="Applications" />
      {board && !empty && <GlobalStyles styles={CORNER} />}
      <div className="board">
        <Top>
          <Typography variant="h1">Applications</Typography>
          {tools}
        </Top>
        {!phone && bar}
        {/* A new box once there is something to draw: the one of the skeleton would be pushed down by the bar. */}
        <Scroll onKeyDown={onBoardKeyDown} key={list.isPending || undecided ? 'skeleton' : 'applications'}>
          <PagedPanel list={list} what="your applications" skeleton={skeleton} empty={NOTHING_YET}>
            {() => (undecided ? skeleton : phone ? content : nothingFound || content)}
          </PagedPanel>
        </Scroll>
      </div>
      {open && (
        <SidePanel
          key={wide ? 'beside' : 'over'}
          id={open}
          neighbors={opened ? inStage(stageOf(opened.status).id) : []}
          persistent={wide}
          focus={focus}
          onOpen={show}
          onClose={close}
        />
      )}
      {board && !empty && !broken && <ShortcutBar />}
      {menuFor && (
        <MoveMenu application={menuFor} anchor={cardElement(menuFor.id)} onClose={() => setMoving(null)} />
      )}
      {search.get('questions') === 'open' && (
        <Suspense fallback={null}>
          <QuestionsDialog open onClose={() => patch({ questions: null })} />
        </Suspense>
      )}
      {search.get('add') === 'own' && (
        <Suspense fallback={null}>
          <AddOwnApplication open onClose={() => patch({ add: null })} />
        </Suspense>
      )}
    </Layout>
  );
}

/** What is searched, opened or chosen changes only the URL: nothing has to be read again for it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => (currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate);

export { ApplicationsPage as Component };
