import type { ParsedResume } from '@contract/resumes.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SourceButton } from '@/domain/resumes/source/source-button.tsx';
import { Stack } from '@/ui/layout.ts';
import { StatusChip } from '@/ui/status-chip.tsx';
import { otherSections } from './other-sections.ts';

const List = styled('ul')({
  display: 'grid',
  gap: 6,
  margin: 0,
  paddingInlineStart: 20,
  overflowWrap: 'anywhere',
});

/** Its gap stands in for the space that the button takes back at its start. */
const Item = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 18 });

/** What else was found in the resume: education, licenses, projects, volunteer work, publications, awards, languages. */
export function ReadOthers({ parsed }: { parsed: ParsedResume }) {
  return otherSections(parsed).map(({ title, items }) => (
    <Stack as="section" gap={8} key={title}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <List>
        {items.map(({ id, text, sure, spans }) => (
          <Typography component="li" key={id}>
            <Item>
              <span>{text}</span>
              {!sure && <StatusChip kind="unknown">Not sure</StatusChip>}
              <SourceButton label={text} spans={spans} />
            </Item>
          </Typography>
        ))}
      </List>
    </Stack>
  ));
}
