import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { radius, tone } from '@/theme/tokens.ts';
import { BearingDial } from '@/ui/bearing-dial.tsx';
import { ChipRow, StatusChip } from '@/ui/status-chip.tsx';

const Stack = styled('figure')(({ theme }) => ({
  position: 'relative',
  margin: 0,
  display: 'grid',
  gap: 14,
  paddingBottom: 108,
  [theme.breakpoints.down('md')]: { paddingBottom: 0 },
}));

const Card = styled('div')({
  background: tone.surface,
  border: `1px solid ${tone.line}`,
  borderRadius: radius.card,
  boxShadow: tone.shadow,
  padding: 20,
});

const Top = styled('div')({ display: 'flex', gap: 16, alignItems: 'center', marginBottom: 14 });

const Slip = styled(Card)(({ theme }) => ({
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: '72%',
  padding: '18px 20px',
  [theme.breakpoints.down('md')]: { position: 'static', width: '100%' },
}));

/** What the product shows, drawn with its own components: two matches and a receipt. */
export function HeroCards() {
  return (
    <Stack aria-label="Example of two matches and a receipt">
      <Card>
        <Top>
          <BearingDial score={87} unknown={15} size={84} />
          <div>
            <Typography variant="h3" component="div">
              Registered Nurse, Cardiology
            </Typography>
            <Typography style={{ marginTop: 2 }} component="div" variant="body2" color="textSecondary">
              Northlight Health · Albany, NY · $82–96k
            </Typography>
          </div>
        </Top>
        <ChipRow>
          <StatusChip kind="ok">6 of 7 skills</StatusChip>
          <StatusChip kind="ok">in your city</StatusChip>
          <StatusChip kind="ok">above your floor</StatusChip>
          <StatusChip kind="unknown">years not stated</StatusChip>
        </ChipRow>
      </Card>
      <Card>
        <Top>
          <BearingDial score={58} unknown={8} size={64} />
          <div>
            <Typography variant="lead" component="div" sx={{ fontWeight: 650 }}>
              Care Coordinator
            </Typography>
            <Typography style={{ marginTop: 2 }} component="div" variant="body2" color="textSecondary">
              Meridian Clinics · Remote, US
            </Typography>
          </div>
        </Top>
        <ChipRow>
          <StatusChip kind="ok">4 of 6 skills</StatusChip>
          <StatusChip kind="missing">3 of 5 years</StatusChip>
          <StatusChip kind="unknown">pay not stated</StatusChip>
        </ChipRow>
      </Card>
      <Slip>
        <div
          style={{
            display: 'flex',
            justifyContent: 'space-between',
            alignItems: 'center',
            gap: 12,
            flexWrap: 'wrap',
          }}
        >
          <Typography style={{ fontWeight: 640 }} component="span" variant="body1">
            Receipt
          </Typography>
          <StatusChip kind="ok" plain>
            Submitted with proof
          </StatusChip>
        </div>
        <Typography
          style={{
            marginTop: 10,
            lineHeight: 1.7,
          }}
          component="div"
          variant="small"
          color="textSecondary"
        >
          13 answers · resume v3 · 14:02:11
          <br />
          “Thank you for applying” seen at 14:02:19
        </Typography>
      </Slip>
    </Stack>
  );
}
