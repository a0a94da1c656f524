import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';
import { Surface } from '@/ui/surface.ts';

const Stack = styled('figure')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  display: 'grid',
  gap: 14,
  paddingBottom: 108,
  [theme.breakpoints.down('md')]: { paddingBottom: 0 },
}));

const Top = styled('div')({
  display: 'flex',
  gap: 16,
  alignItems: 'center',
  marginBottom: 14,
  '& > div > :last-child': { marginTop: 2 },
});

const SlipTop = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 12,
  flexWrap: 'wrap',
  marginBottom: 10,
});

const Slip = styled(Surface)(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: '72%',
  [theme.breakpoints.down('md')]: { position: 'static', width: '100%' },
}));

/** What the product shows, drawn with its own components: two matches and a receipt. */
export function HeroCards() {
  return (
    <Stack aria-label="Example: two matches and a receipt">
      <Surface kind="floating">
        <Top>
          <BearingDial score={87} unknown={15} size={84} />
          <div>
            <Typography variant="h3" component="div">
              Registered Nurse, Cardiology
            </Typography>
            <Typography component="div" variant="body2" color="textSecondary">
              Northlight Health · Albany, NY · $82–96k
            </Typography>
          </div>
        </Top>
        <ChipRow>
          <StatusChip kind="ok">6 of 7 skills</StatusChip>
          <StatusChip kind="ok">in your city</StatusChip>
          <StatusChip kind="ok">above your minimum</StatusChip>
          <StatusChip kind="unknown">years not stated</StatusChip>
        </ChipRow>
      </Surface>
      <Surface kind="floating">
        <Top>
          <BearingDial score={58} unknown={8} size={64} />
          <div>
            <Typography variant="h3" component="div">
              Care Coordinator
            </Typography>
            <Typography component="div" variant="body2" color="textSecondary">
              Meridian Clinics · Remote, US
            </Typography>
          </div>
        </Top>
        <ChipRow>
          <StatusChip kind="ok">4 of 6 skills</StatusChip>
          <StatusChip kind="missing">3 of 5 years</StatusChip>
          <StatusChip kind="unknown">pay not stated</StatusChip>
        </ChipRow>
      </Surface>
      <Slip kind="floating">
        <SlipTop>
          <Typography variant="h4" component="span">
            Receipt
          </Typography>
          <StatusChip kind="ok" plain>
            Submitted with proof
          </StatusChip>
        </SlipTop>
        <Typography component="div" variant="small" color="textSecondary">
          13 answers · resume v3 · 2:02:11 PM
          <br />
          “Thank you for applying” seen at 2:02:19 PM
        </Typography>
      </Slip>
    </Stack>
  );
}
