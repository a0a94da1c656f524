import { styled } from '@mui/material/styles';
import { font, textSize, tone } from '@/theme/tokens.ts';
import { VisuallyHidden } from '@/ui/visually-hidden.tsx';

/** New questions in each of twelve applications in a row: an example. */
const NEW_QUESTIONS = [9, 4, 2, 1, 0, 1, 0, 0, 1, 0, 0, 0];
const MOST = Math.max(...NEW_QUESTIONS);

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${NEW_QUESTIONS.length}, minmax(0, 1fr))`,
  height: 260,
  [theme.breakpoints.down('sm')]: { height: 200 },
}));

const Form = styled('li')({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) 28px',
  justifyItems: 'center',
  textAlign: 'center',
  fontSize: textSize.caption,
  color: tone.ink2,
});

const Lane = styled('span')({
  width: '100%',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  alignItems: 'center',
  borderBottom: `2px dashed ${tone.control}`,
});

const Count = styled('strong')({
  fontFamily: font.display,
  fontSize: textSize.lead,
  lineHeight: '30px',
  color: tone.ink,
});

const Bar = styled('span', { shouldForwardProp: (prop) => prop !== 'questions' })<{ questions: number }>(
  ({ questions }) => ({
    width: 'min(44px, calc(100% - 4px))',
    // The number above the longest bar needs 30 px.
    height: `calc((100% - 30px) * ${questions / MOST})`,
    background: tone.accent,
    borderRadius: '6px 6px 0 0',
    '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
  }),
);

const Position = styled('span')({ paddingTop: 8, lineHeight: '20px' });

/** How many questions are new in each of twelve forms, to scale. */
export function QuestionBars() {
  return (
    <List>
      {NEW_QUESTIONS.map((questions, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is static, and its order is what it says
        <Form key={index}>
          <Lane>
            <Count>
              <VisuallyHidden>New questions: </VisuallyHidden>
              {questions}
            </Count>
            <Bar questions={questions} />
          </Lane>
          <Position>
            <VisuallyHidden>Form </VisuallyHidden>
            {index + 1}
          </Position>
        </Form>
      ))}
    </List>
  );
}
